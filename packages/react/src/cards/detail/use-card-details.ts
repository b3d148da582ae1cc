import { type CardDisplay, cards } from '@sixpence/core/cards'
import { useState } from 'react'
import { thisPage } from '../../card-vault/index.ts'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'

/** The state and actions for showing a card's printed details. */
export interface CardDetailsTask {
  /** The key with which a vault shows the card once. Kept only here, until {@link forget}. */
  readonly display: CardDisplay | undefined
  readonly change: ConfirmedChange
  /** Requests the code. */
  readonly request: () => Promise<boolean>
  readonly forget: () => void
}

/**
 * Shows a card's details after the customer enters the code that the bank sends. The number never
 * reaches this code.
 */
export function useCardDetails(accountId: string): CardDetailsTask {
  const client = useSixpence().use(cards)
  const [shown, setShown] = useState<{ readonly of: string; readonly display: CardDisplay }>()
  const change = useConfirmedChange(async (requestKey, code) => {
    const display = await client.details({ accountId, requestKey, code, ...thisPage() })
    setShown({ of: accountId, display })
  })
  return {
    display: shown?.of === accountId ? shown.display : undefined,
    change,
    request: () => change.begin(() => client.requestDetails({ accountId })),
    forget: () => {
      setShown(undefined)
      change.close()
    },
  }
}

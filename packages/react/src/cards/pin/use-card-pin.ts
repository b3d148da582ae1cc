import { cards } from '@sixpence/core/cards'
import { useState } from 'react'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'

/** The state and actions for showing a PIN. */
export interface CardPinTask {
  /** Kept only here, until {@link forget}. */
  readonly pin: string | undefined
  readonly change: ConfirmedChange
  /** Requests the code. */
  readonly request: () => Promise<boolean>
  readonly forget: () => void
}

/** Shows a card's PIN after the customer enters the code that the bank sends. */
export function useCardPin(accountId: string): CardPinTask {
  const client = useSixpence().use(cards)
  const [shown, setShown] = useState<{ readonly of: string; readonly pin: string }>()
  const change = useConfirmedChange(async (requestId, code) => {
    setShown({ of: accountId, pin: await client.pin({ accountId, requestKey: requestId, code }) })
  })
  return {
    pin: shown?.of === accountId ? shown.pin : undefined,
    change,
    request: () => change.begin(() => client.requestPin({ accountId })),
    forget: () => {
      setShown(undefined)
      change.close()
    },
  }
}

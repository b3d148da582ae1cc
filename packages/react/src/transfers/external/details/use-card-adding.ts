import type { ExternalCard } from '@sixpence/core/transfers'
import { useState, useTransition } from 'react'
import { useUserRights } from '../../../start/index.ts'
import { transfersApi } from '../../transfers-api.ts'

/** The adding of a card that a field requires, beside the form with the field. */
export interface CardAdding {
  /** Begins it for the field of this name; undefined if none can be added. */
  readonly begin: ((field: string) => void) | undefined
  /** True if it was begun, and is on its way. */
  readonly isOpening: boolean
  /** The field that a card is being added for. */
  readonly field: string | undefined
  /** Ends it, with the card if there is one. */
  readonly end: (card?: ExternalCard) => void
  /** The last one that was added. */
  readonly added: ExternalCard | undefined
}

/** Holds the state of adding a card, and the added one. */
export function useCardAdding(isOffered: boolean): CardAdding {
  const { mayCall } = useUserRights()
  const [field, setField] = useState<string>()
  const [added, setAdded] = useState<ExternalCard>()
  const [isOpening, startOpening] = useTransition()
  return {
    begin:
      isOffered && mayCall(transfersApi.addExternalCard)
        ? name => startOpening(() => setField(name))
        : undefined,
    isOpening,
    field,
    end: card => {
      setField(undefined)
      if (card) setAdded(card)
    },
    added,
  }
}

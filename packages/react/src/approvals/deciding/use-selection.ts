import type { Money } from '@sixpence/core/money'
import type { RequestOutcome, TransactionRequest } from '@sixpence/core/approvals'
import { useState } from 'react'
import { totalsOf } from './totals-of.ts'
import { useDecisions, type DecisionTask } from './use-decisions.ts'

/** A decided request and its outcome. */
export interface DecidedItem {
  readonly request: TransactionRequest
  readonly outcome: RequestOutcome
}

/** Several requests that are decided together. */
export interface SelectionTask extends DecisionTask {
  /** The selected requests that still wait. */
  readonly chosen: readonly TransactionRequest[]
  /** The requests that were selected when the last decision began. */
  readonly decided: readonly TransactionRequest[]
  readonly isChosen: (id: string) => boolean
  readonly choose: (ids: readonly string[], isChosen: boolean) => void
  /** The totals of the selected requests, fees included, one per currency. */
  readonly totals: readonly Money[]
  /** The results of the last decision; undefined once they are closed. */
  readonly results: readonly DecidedItem[] | undefined
  readonly closeResults: () => void
}

/** The initial selection and a callback for decisions. */
export interface SelectionOptions {
  /** The ids selected at first. */
  readonly chosen?: readonly string[] | undefined
  /** Called each time a decision succeeds for at least one request. */
  readonly onDecided?: (() => void) | undefined
}

/** Lets a user select requests and decide them together. */
export function useSelection(
  requests: readonly TransactionRequest[],
  { chosen: chosenFirst, onDecided }: SelectionOptions = {},
): SelectionTask {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(chosenFirst))
  const [decided, setDecided] = useState<readonly TransactionRequest[]>([])
  const chosen = requests.filter(({ id }) => ids.has(id))
  const decisions = useDecisions({ transactionIds: chosen.map(({ id }) => id) }, onDecided)
  const isRead = decided.length === 0
  const remember = () => setDecided(chosen)
  return {
    ...decisions,
    chosen,
    decided,
    isChosen: id => ids.has(id),
    choose: (some, isIn) =>
      setIds(before => {
        const after = new Set(before)
        for (const id of some) {
          if (isIn) after.add(id)
          else after.delete(id)
        }
        return after
      }),
    totals: totalsOf(chosen),
    async begin() {
      remember()
      await decisions.begin()
    },
    async decline(reason) {
      remember()
      return decisions.decline(reason)
    },
    results: isRead ? undefined : resultsOf(decided, decisions.outcomes),
    closeResults() {
      setDecided([])
      setIds(new Set())
    },
  }
}

function resultsOf(
  decided: readonly TransactionRequest[],
  outcomes: readonly RequestOutcome[] = [],
): readonly DecidedItem[] | undefined {
  const items = decided.flatMap(request => {
    const outcome = outcomes.find(({ id }) => id === request.id)
    return outcome ? [{ request, outcome }] : []
  })
  return items.length > 0 ? items : undefined
}

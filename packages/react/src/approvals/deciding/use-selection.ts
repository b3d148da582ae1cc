import type { Money } from '@sixpence/core/money'
import type { RequestOutcome, TransactionRequest } from '@sixpence/core'
import { useState } from 'react'
import { totalsOf } from './totals-of.ts'
import { useDecisions, type DecisionTask } from './use-decisions.ts'

/** A request that was decided, with what came of it. */
export interface DecidedItem {
  readonly request: TransactionRequest
  readonly outcome: RequestOutcome
}

/** Several requests that are decided together. */
export interface SelectionTask extends DecisionTask {
  /** Those that are chosen and still wait. */
  readonly chosen: readonly TransactionRequest[]
  /** Those that were chosen when the last decision began. */
  readonly decided: readonly TransactionRequest[]
  readonly isChosen: (id: string) => boolean
  readonly choose: (ids: readonly string[], isChosen: boolean) => void
  /** Amounts and fees of the chosen ones together, one for each currency. */
  readonly totals: readonly Money[]
  /** What came of each that was decided last; undefined once that was read. */
  readonly results: readonly DecidedItem[] | undefined
  readonly closeResults: () => void
}

/** How a selection begins, and who is told of its end. */
export interface SelectionOptions {
  /** The ids of those that are chosen from the beginning. */
  readonly chosen?: readonly string[] | undefined
  /** Called each time something came of at least one. */
  readonly onDecided?: (() => void) | undefined
}

/** Lets a user choose from requests and decide those together. */
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

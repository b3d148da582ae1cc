import {
  requestMove,
  type RequestMove,
  type TransactionRequest,
  approvals,
} from '@sixpence/core/approvals'
import { useAttempt } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { currentStateOf, useRefresh, type LoadState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'
import { useDecisions, type DecisionTask } from '../deciding/use-decisions.ts'
import { useRight } from '../use-right.ts'

/** One request and its actions. */
export interface RequestTask extends DecisionTask, LoadState<TransactionRequest> {
  /** @deprecated Use `data`. */
  readonly request: RequestTask['data']
  /** The move open to the user. */
  readonly move: RequestMove
  readonly withdraw: () => Promise<void>
}

/**
 * Lets a user decide or withdraw a request, without any UI.
 *
 * @param onDecided Called when it was approved, declined or withdrawn.
 */
export function useRequest(id: string, onDecided?: () => void): RequestTask {
  const client = useSixpence().use(approvals)
  const right = useRight()
  const query = approvalsApi.find.useRead({ requestId: id })
  const refresh = useRefresh()
  const withdrawing = useAttempt()
  const request = query.currentData
  const { batchId } = request ?? {}
  const decided = batchId === undefined ? { transactionIds: [id] } : { batchId }
  const decisions = useDecisions(decided, onDecided)
  const error = decisions.change.error ?? withdrawing.error
  const isPending = decisions.change.isPending || withdrawing.isPending
  return {
    ...decisions,
    ...currentStateOf(query),
    request,
    change: { ...decisions.change, isPending, error, failure: error },
    move: request ? requestMove(request, right).result : 'none',
    async withdraw() {
      const isWithdrawn = await withdrawing.run(() =>
        client.withdraw({ transactionIds: [id] }).then(() => true),
      )
      refresh(approvalsApi.decide)
      if (isWithdrawn) onDecided?.()
    },
  }
}

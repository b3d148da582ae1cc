import type { Account } from '@sixpence/core/accounts'
import {
  BATCH_PAYMENTS,
  batchShortfalls,
  type BatchDraftState,
  type BatchShortfall,
} from '@sixpence/core/batches'
import { transfers } from '@sixpence/core/transfers'
import { useAccounts } from '../../accounts/index.ts'
import { errorOf, hooksOf, loadStateOfAll, loadStateOf, type LoadState } from '../../store/index.ts'
import { batchesApi } from '../batches-api.ts'

/** A draft, and everything that decides if it can be paid. */
export interface ReviewedDraft {
  readonly draft: BatchDraftState
  readonly account: Account | undefined
  /** The bounds that it exceeds, as far as they are known: the bank decides. */
  readonly shortfalls: readonly BatchShortfall[]
}

const transfersApi = hooksOf(transfers)

/** Reads a draft for its review. */
export function useBatchReview(batchId: string): LoadState<ReviewedDraft> {
  const query = batchesApi.draftRows.useRead({ batchId, only: 'faulty', pageSize: 1 })
  const accounts = useAccounts()
  const draft = query.data?.draft
  const account = accounts.data?.find(({ accountId }) => accountId === draft?.accountId)
  const limits = useLimits(draft)
  const shortfalls =
    account && draft?.price ? batchShortfalls(draft.price, { account, ...limits }) : []
  const reviewed = draft && accounts.data && { draft, account, shortfalls }
  return loadStateOfAll(reviewed, loadStateOf(query), accounts)
}

/** Without the limits the review goes on: the bank refuses what it must. */
function useLimits(draft: BatchDraftState | undefined) {
  const route = draft &&
    draft.type !== 'global' && {
      operation: BATCH_PAYMENTS[draft.type],
      fromAccount: draft.accountId,
    }
  const { currentData, error } = transfersApi.limits.useReadIf(route || undefined)
  errorOf(error)
  return currentData
}

import type { RequestedPayment } from '@sixpence/core'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'

/** The payments of a batch that waits or waited, as far as they have been fetched. */
export interface RequestedPaymentsTask extends PagedState {
  /** In the order of the batch. Undefined until the bank has answered. */
  readonly payments: readonly RequestedPayment[] | undefined
}

const PAGE_SIZE = 50

/** What a batch asks for, 50 payments at a time; once it is approved, what came of each. */
export function useRequestedPayments(batchId: string): RequestedPaymentsTask {
  const { pages, ...state } = usePagedState(
    approvalsApi.batchPayments.usePages({ batchId, size: PAGE_SIZE }),
  )
  return { ...state, payments: pages?.flatMap(page => page.items) }
}

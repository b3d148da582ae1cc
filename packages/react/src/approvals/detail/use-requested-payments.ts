import type { RequestedPayment } from '@sixpence/core/approvals'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'

/** The payments of a batch fetched so far. */
export interface RequestedPaymentsTask extends PagedState {
  /** In the order of the batch. Undefined until loaded. */
  readonly payments: readonly RequestedPayment[] | undefined
}

const PAGE_SIZE = 50

/** Returns a batch's payments, 50 at a time, with their results once it is approved. */
export function useRequestedPayments(batchId: string): RequestedPaymentsTask {
  const { pages, ...state } = usePagedState(
    approvalsApi.batchPayments.usePages({ batchId, size: PAGE_SIZE }),
  )
  return { ...state, payments: pages?.flatMap(page => page.items) }
}

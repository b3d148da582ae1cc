import type { RequestedPayment } from '@sixpence/core/approvals'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'

/** The payments of a batch fetched so far, in the order of the batch. */
export interface RequestedPaymentsTask extends PagedState<readonly RequestedPayment[]> {
  /** @deprecated Use `data`. */
  readonly payments: RequestedPaymentsTask['data']
}

const PAGE_SIZE = 50

/** Returns a batch's payments, 50 at a time, with their results once it is approved. */
export function useRequestedPayments(batchId: string): RequestedPaymentsTask {
  const state = usePagedState(
    approvalsApi.batchPayments.usePages({ batchId, size: PAGE_SIZE }),
    'items',
  )
  return { ...state, payments: state.data }
}

import type { RequestedPayment, RequestedPaymentOrder } from '@sixpence/core/approvals'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'

/** The payments of a batch fetched so far. */
export interface RequestedPaymentsTask extends PagedState<readonly RequestedPayment[]> {
  /** @deprecated Use `data`. */
  readonly payments: RequestedPaymentsTask['data']
}

const PAGE_SIZE = 50

/**
 * Returns a batch's payments, 50 at a time, with their results once it is approved; largest first
 * by default.
 */
export function useRequestedPayments(
  batchId: string,
  order: RequestedPaymentOrder = 'amount',
): RequestedPaymentsTask {
  const state = usePagedState(
    approvalsApi.batchPayments.usePages({ batchId, order, size: PAGE_SIZE }),
    'items',
    { isLastKept: true },
  )
  return { ...state, payments: state.data }
}

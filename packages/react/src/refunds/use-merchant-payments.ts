import type { MerchantPayment } from '@sixpence/core/merchant'
import { usePagedState, type PagedState } from '../store/index.ts'
import { refundsApi } from './refunds-api.ts'

/** The payments to a merchant, newest first. */
export interface MerchantPaymentsTask extends PagedState<readonly MerchantPayment[]> {
  /** @deprecated Use `data`. */
  readonly payments: MerchantPaymentsTask['data']
}

/** Returns the payments to a merchant, by default 20 at a time. */
export function useMerchantPayments(pageSize?: number): MerchantPaymentsTask {
  const filter = pageSize === undefined ? {} : { pageSize }
  const state = usePagedState(refundsApi.payments.usePages(filter), 'items', { once: 'paymentId' })
  return {
    ...state,
    payments: state.data,
  }
}

import type { MerchantPayment } from '@sixpence/core/merchant'
import { eachOnce, usePagedState, type PagedState } from '../store/index.ts'
import { refundsApi } from './refunds-api.ts'

/** The payments to a merchant. */
export interface MerchantPaymentsTask extends PagedState {
  /** Newest first. Undefined until loaded. */
  readonly payments: readonly MerchantPayment[] | undefined
}

/** Returns the payments to a merchant, by default 20 at a time. */
export function useMerchantPayments(pageSize?: number): MerchantPaymentsTask {
  const filter = pageSize === undefined ? {} : { pageSize }
  const { pages, ...state } = usePagedState(refundsApi.payments.usePages(filter))
  return {
    ...state,
    payments:
      pages &&
      eachOnce(
        pages.flatMap(({ items }) => items),
        'paymentId',
      ),
  }
}

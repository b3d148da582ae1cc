import type { MerchantPayment } from '@sixpence/core'
import { eachOnce, usePagedState, type PagedState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** What was paid to a merchant. */
export interface MerchantPaymentsTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly payments: readonly MerchantPayment[] | undefined
}

/** What was paid to a merchant, 20 payments at a time unless told otherwise. */
export function useMerchantPayments(pageSize?: number): MerchantPaymentsTask {
  const filter = pageSize === undefined ? {} : { pageSize }
  const { pages, ...state } = usePagedState(merchantApi.payments.usePages(filter))
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

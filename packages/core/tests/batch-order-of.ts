import type { BatchDraftState } from '@sixpence/protocol/batches'
import type { BatchPaymentOrder } from '../src/payments/index.ts'

/** Returns the order that submits a draft at the price it was shown with. */
export function batchOrderOf(
  shown: BatchDraftState,
  more: Partial<BatchPaymentOrder['order']> = {},
): BatchPaymentOrder {
  const { batchId, version, price, currencyCode: expectedCurrencyCode } = shown
  const expected = { expectedTotal: price?.amount ?? '', expectedFee: price?.fee ?? '' }
  return {
    kind: 'batch',
    order: { batchId, version, ...expected, expectedCurrencyCode, ...more },
    shown,
  }
}

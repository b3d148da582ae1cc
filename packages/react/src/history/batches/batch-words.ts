import type { Batch, BatchPayment, BatchReason, BatchType } from '@sixpence/core'

/** What each type is called, as a key of this domain's texts. */
export const BATCH_TYPE_NAME = {
  p2p: 'p2pType',
  wire: 'wireType',
  eft: 'eftType',
  oct: 'octType',
  digital: 'digitalType',
  global: 'globalType',
} as const satisfies Record<BatchType, string>

/** How the page says what came of a batch. */
export const BATCH_STATUS = {
  executed: { key: 'executedStatus', tone: 'positive' },
  partial: { key: 'partialStatus', tone: 'warning' },
  refused: { key: 'refusedStatus', tone: 'negative' },
} as const satisfies Record<Batch['status'], object>

/** How it says what came of a payment. */
export const PAYMENT_STATUS = {
  paid: { key: 'paidStatus', tone: 'positive' },
  refused: { key: 'notPaidStatus', tone: 'negative' },
} as const satisfies Record<BatchPayment['status'], object>

/** Why a payment was not made, and what may be done. */
export const BATCH_REASON = {
  payee: 'payeeReason',
  amount: 'amountReason',
  funds: 'fundsReason',
  account: 'accountReason',
  price: 'priceReason',
  other: 'otherReason',
} as const satisfies Record<BatchReason, string>

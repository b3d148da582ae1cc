import type { Batch, BatchPayment, BatchReason, BatchType } from '@sixpence/core/batches'

/** The name of each type, as a key of this domain's texts. */
export const BATCH_TYPE_NAME = {
  p2p: 'p2pType',
  wire: 'wireType',
  eft: 'eftType',
  oct: 'octType',
  digital: 'digitalType',
  global: 'globalType',
} as const satisfies Record<BatchType, string>

/** The text and colour for the state of a batch. */
export const BATCH_STATUS = {
  draft: { key: 'draftStatus', tone: 'neutral' },
  pendingApproval: { key: 'pendingApprovalStatus', tone: 'info' },
  declined: { key: 'declinedStatus', tone: 'negative' },
  expired: { key: 'expiredStatus', tone: 'neutral' },
  executing: { key: 'executingStatus', tone: 'info' },
  executed: { key: 'executedStatus', tone: 'positive' },
  partial: { key: 'partialStatus', tone: 'warning' },
  refused: { key: 'refusedStatus', tone: 'negative' },
  cancelled: { key: 'cancelledStatus', tone: 'neutral' },
} as const satisfies Record<Batch['status'], object>

/** The text and colour for the result of a payment. */
export const PAYMENT_STATUS = {
  waiting: { key: 'waitingStatus', tone: 'neutral' },
  paid: { key: 'paidStatus', tone: 'positive' },
  refused: { key: 'notPaidStatus', tone: 'negative' },
  cancelled: { key: 'cancelledStatus', tone: 'neutral' },
} as const satisfies Record<BatchPayment['status'], object>

/** The text that explains why a payment wasn't made and what to do. */
export const BATCH_REASON = {
  payee: 'payeeReason',
  amount: 'amountReason',
  funds: 'fundsReason',
  account: 'accountReason',
  price: 'priceReason',
  access: 'accessReason',
  paidBefore: 'paidBeforeReason',
  other: 'otherReason',
} as const satisfies Record<BatchReason, string>

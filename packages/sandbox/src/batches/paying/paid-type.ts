import type { BATCH_PAYMENTS } from '@sixpence/protocol'

/** The kinds of batches that the bank pays itself. */
export type PaidType = keyof typeof BATCH_PAYMENTS

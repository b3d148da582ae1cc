import type { BatchType } from '@sixpence/protocol/batches'
import { BATCH_KINDS, type BatchOperation } from '@sixpence/protocol/payments'

/** A type of batches that the bank pays. */
export type PaidBatchType = Exclude<BatchType, 'global'>

/** The action whose flag opens each type of batches, in the order in which they are offered. */
export const BATCH_ACTIONS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(BATCH_KINDS).map(([action, { batch }]) => [batch, action]),
) as Readonly<Record<PaidBatchType, BatchOperation>> // Each row gives its own.

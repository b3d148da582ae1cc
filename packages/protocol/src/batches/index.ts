import { methodsOf, type Methods } from '../method.ts'
import { batchCalls } from './calls.ts'
import { batchDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { BatchDraftRow, BatchDraftState, BatchSettings } from './draft-schemas.ts'
export type { Batch, BatchPayee, BatchPayment, BatchProgress, BatchSubmission } from './schemas.ts'

/** The calls of `batchCalls` with their decoders. */
export const batchMethods: Methods<typeof batchCalls, typeof batchDecoders> =
  /* @__PURE__ */ methodsOf(batchCalls, batchDecoders)

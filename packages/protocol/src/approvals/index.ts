import { methodsOf, type Methods } from '../method.ts'
import { approvalCalls } from './calls.ts'
import { approvalDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type {
  RequestResult,
  BatchResult,
  RequestedPayment,
  RequestedTotal,
  NotificationCounts,
  RequestCount,
  TransactionRequest,
} from './schemas.ts'

/** The calls of `approvalCalls` with their decoders. */
export const approvalMethods: Methods<typeof approvalCalls, typeof approvalDecoders> =
  /* @__PURE__ */ methodsOf(approvalCalls, approvalDecoders)

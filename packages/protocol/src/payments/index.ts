import { methodsOf, type Methods } from '../method.ts'
import { paymentCalls } from './calls.ts'
import { paymentDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './masked-details.ts'
export * from '../payment-kinds/index.ts'
export * from './facts.ts'
export type { HeldPayment } from './held-payment.ts'
export type { Approval, PaymentPush, PaymentIntentAnswer } from './schemas.ts'

/** The calls of `paymentCalls` with their decoders. */
export const paymentMethods: Methods<typeof paymentCalls, typeof paymentDecoders> =
  /* @__PURE__ */ methodsOf(paymentCalls, paymentDecoders)

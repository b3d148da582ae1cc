import { withSchemas, type Methods } from '../method.ts'
import { paymentCalls } from './calls.ts'
import { paymentSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'
export * from './held-payment.ts'
export * from './masked-details.ts'
export * from '../payment-kinds/index.ts'

/** The calls of `paymentCalls` with their schemas. */
export const paymentMethods: Methods<typeof paymentCalls, typeof paymentSchemas> =
  /* @__PURE__ */ withSchemas(paymentCalls, paymentSchemas)

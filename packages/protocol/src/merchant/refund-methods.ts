import { withSchemas, type Methods } from '../method.ts'
import { refundCalls } from './refund-calls.ts'
import { refundSchemas } from './refunds.ts'

/**
 * The calls of `refundCalls` with their schemas. They are separate from a merchant's other calls,
 * so that code that settles payments of all kinds loads no others.
 */
export const refundMethods: Methods<typeof refundCalls, typeof refundSchemas> =
  /* @__PURE__ */ withSchemas(refundCalls, refundSchemas)

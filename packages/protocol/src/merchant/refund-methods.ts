import { methodsOf, type Methods } from '../method.ts'
import { refundCalls } from './calls/refund-calls.ts'
import { refundDecoders } from './decoders.gen.ts'

/**
 * The calls of `refundCalls` with their decoders. They are separate from a merchant's other calls,
 * so that code that settles payments of all kinds loads no others.
 */
export const refundMethods: Methods<typeof refundCalls, typeof refundDecoders> =
  /* @__PURE__ */ methodsOf(refundCalls, refundDecoders)

import { methodsOf, type Methods } from '../method.ts'
import { invoiceCalls } from './calls.ts'
import { invoiceDecoders } from './decoders.gen.ts'

/** The calls of `invoiceCalls` with their decoders. */
export const invoiceMethods: Methods<typeof invoiceCalls, typeof invoiceDecoders> =
  /* @__PURE__ */ methodsOf(invoiceCalls, invoiceDecoders)

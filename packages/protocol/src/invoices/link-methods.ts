import { methodsOf, type Methods } from '../method.ts'
import { invoiceLinkCalls } from './link-calls.ts'
import { invoiceLinkDecoders } from './decoders.gen.ts'

/**
 * The calls of `invoiceLinkCalls` with their decoders. They are separate from those of customers,
 * so that the page of a link loads no others.
 */
export const invoiceLinkMethods: Methods<typeof invoiceLinkCalls, typeof invoiceLinkDecoders> =
  /* @__PURE__ */ methodsOf(invoiceLinkCalls, invoiceLinkDecoders)

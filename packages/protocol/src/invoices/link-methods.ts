import { withSchemas, type Methods } from '../method.ts'
import { invoiceLinkCalls } from './link-calls.ts'
import { invoiceLinkSchemas } from './link-schemas.ts'

/**
 * The calls of `invoiceLinkCalls` with their schemas. They are separate from those of customers, so
 * that the page of a link loads no others.
 */
export const invoiceLinkMethods: Methods<typeof invoiceLinkCalls, typeof invoiceLinkSchemas> =
  /* @__PURE__ */ withSchemas(invoiceLinkCalls, invoiceLinkSchemas)

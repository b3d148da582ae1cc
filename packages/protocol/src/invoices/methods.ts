import { withSchemas, type Methods } from '../method.ts'
import { invoiceCalls } from './calls.ts'
import { invoiceSchemas } from './schemas.ts'

/** The calls of `invoiceCalls` with their schemas. */
export const invoiceMethods: Methods<typeof invoiceCalls, typeof invoiceSchemas> =
  /* @__PURE__ */ withSchemas(invoiceCalls, invoiceSchemas)

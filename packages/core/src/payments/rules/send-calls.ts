import { loadedLater } from '../../errors/index.ts'

// The calls that send are loaded at a review, which checks the order by their rules. A page that
// only follows payments doesn't need them.

/** The calls of transfers. */
export const loadTransfers = /* @__PURE__ */ loadedLater(
  async () => (await import('@sixpence/protocol/transfers')).transferMethods,
)

/** The calls of checkouts. */
export const loadCheckouts = /* @__PURE__ */ loadedLater(
  async () => (await import('@sixpence/protocol/checkouts')).checkoutMethods,
)

/** The calls of invoices. */
export const loadInvoices = /* @__PURE__ */ loadedLater(
  async () => (await import('@sixpence/protocol/invoices')).invoiceMethods,
)

/** The calls of refunds. */
export const loadRefunds = /* @__PURE__ */ loadedLater(
  async () => (await import('@sixpence/protocol/merchant')).refundMethods,
)

export { createInvoiceLinks } from './invoice-links.ts'
export type { InvoiceLink, InvoiceLinks, InvoiceLinksOptions } from './invoice-links.ts'
export { invoices } from './invoices.ts'
export type { InvoicePage, Invoices } from './invoices.ts'

export {
  INVOICE_ACTIONS,
  INVOICE_DUE_YEARS,
  INVOICE_FIELDS,
  INVOICE_REJECT_FIELDS,
  INVOICE_PARTIES,
  INVOICE_STATUS,
  INVOICES_PER_PAGE,
  mayWithInvoice,
} from '@sixpence/protocol/invoices'
export type {
  Invoice,
  InvoiceAction,
  InvoiceDecision,
  InvoiceFacts,
  InvoiceFilter,
  InvoiceNotification,
  InvoiceParty,
  InvoicePayment,
  InvoiceStatus,
  LinkedInvoice,
  NewInvoice,
  OpenTotal,
  OpenTotals,
} from '@sixpence/protocol/invoices'

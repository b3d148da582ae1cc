export * from './calls.ts'
export * from './invoice-actions.ts'
export * from './link-calls.ts'
export * from './link-methods.ts'
export * from './methods.ts'
export * from './facts.ts'
export type { LinkedInvoice } from './link-schemas.ts'
export type {
  Invoice,
  InvoiceNotification,
  InvoicePayment,
  InvoiceFilter,
  OpenTotal,
  OpenTotals,
  NewInvoice,
} from './schemas.ts'

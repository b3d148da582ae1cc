import type { Fields } from '../fields/index.ts'

/** The default number of invoices on a page; the maximum is 100. */
export const INVOICES_PER_PAGE = 20

/** The form of an invoice, besides its amount. */
export const INVOICE_FIELDS = {
  toEmail: { kind: 'email' },
  dueDate: { kind: 'day' },
  noteBody: { kind: 'text', most: 1000, isLong: true, isOptional: true },
} as const satisfies Fields

/** The form to reject an invoice. */
export const INVOICE_REJECT_FIELDS = {
  note: { kind: 'text', most: 500, isLong: true, isOptional: true },
} as const satisfies Fields

/** The maximum number of years to the due date. The day of sending is the first one. */
export const INVOICE_DUE_YEARS = 2

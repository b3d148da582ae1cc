import type { InvoiceStatus } from '@sixpence/core/invoices'

/** The word of each status, and how it is coloured; the word alone says it. */
export const INVOICE_STATUS_LOOK = {
  awaitingPayment: { key: 'awaitingPaymentStatus', tone: 'info' },
  unpaid: { key: 'unpaidStatus', tone: 'negative' },
  pendingApproval: { key: 'pendingApprovalStatus', tone: 'warning' },
  paid: { key: 'paidStatus', tone: 'positive' },
  rejected: { key: 'rejectedStatus', tone: 'neutral' },
} as const satisfies Record<InvoiceStatus, object>

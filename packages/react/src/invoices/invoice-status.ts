import type { InvoiceStatus } from '@sixpence/core/invoices'

/** The text and colour of each status. The text is clear without the colour. */
export const INVOICE_STATUS_LOOK = {
  awaitingPayment: { key: 'awaitingPaymentStatus', tone: 'info' },
  unpaid: { key: 'unpaidStatus', tone: 'negative' },
  pendingApproval: { key: 'pendingApprovalStatus', tone: 'warning' },
  paid: { key: 'paidStatus', tone: 'positive' },
  rejected: { key: 'rejectedStatus', tone: 'neutral' },
} as const satisfies Record<InvoiceStatus, object>

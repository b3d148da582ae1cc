import type { Sixpence } from '@sixpence/core'
import type { Invoice } from '@sixpence/core/invoices'
import { vi } from 'vitest'

/** Returns the bookshop's invoice to Ada: 40.00 with a fee of 0.25, awaiting payment. */
export function anInvoice(change: Partial<Invoice> = {}): Invoice {
  return {
    id: 'invoice-1',
    party: 'addressee',
    payeeName: 'Munteanu Books SRL',
    payeeEmail: 'ion@sixpence.example',
    payerName: 'Ada L.',
    payerEmail: 'ada@sixpence.example',
    amount: '40.00',
    feePayment: '0.25',
    total: '40.25',
    currencyCode: 'EUR',
    dueDate: '2026-12-10',
    sentDate: '2026-11-20T08:00:00.000Z',
    updatedDate: '2026-11-20T08:00:00.000Z',
    statusId: 'awaitingPayment',
    status: 'Awaiting payment',
    isFunding: false,
    isSystem: false,
    urlPdf: '/invoice-files/t1',
    ...change,
  }
}

type Invoices = Sixpence['invoices']

/** Returns the bank's calls for invoices: one was received and one sent, unless a test overrides it. */
export function anInvoices(change: Partial<Invoices> = {}) {
  const received = anInvoice()
  const sent = anInvoice({ id: 'invoice-2', party: 'payee', payerName: 'Ben O.' })
  return {
    listReceived: vi.fn<Invoices['listReceived']>(async () => ({ items: [received], total: 1 })),
    listSent: vi.fn<Invoices['listSent']>(async () => ({ items: [sent], total: 1 })),
    openTotals: vi.fn<Invoices['openTotals']>(async () => ({
      received: [{ currencyCode: 'EUR', count: 3, amount: '120.75', overdue: 1 }],
      sent: [{ currencyCode: 'EUR', count: 1, amount: '40.00', overdue: 0 }],
    })),
    get: vi.fn<Invoices['get']>(async ({ invoiceId }) =>
      invoiceId === sent.id ? sent : { ...received, id: invoiceId },
    ),
    create: vi.fn<Invoices['create']>(async () => sent),
    reject: vi.fn<Invoices['reject']>(async () => ({ ...received, statusId: 'rejected' })),
    newKey: () => 'key-1',
    ...change,
  }
}

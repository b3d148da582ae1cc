import type { invoiceMethods } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import type { Handlers } from '../http/index.ts'
import { createFundingHandlers } from './create-funding.ts'
import { createInvoiceHandlers } from './create-invoice.ts'
import { invoiceRecordHandlers } from './get-invoice.ts'
import { invoiceLinkHandlers } from './link-handlers.ts'
import { listInvoiceHandlers } from './list-invoices.ts'
import { payInvoiceHandlers } from './pay-invoice.ts'

export { createInvoiceJob } from './due-job.ts'
export { invoiceFileService } from './invoice-file-service.ts'
export { issueSystemInvoice } from './issue-system-invoice.ts'
export type { SystemInvoice } from './issue-system-invoice.ts'
export { listAllInvoices } from './list-all.ts'
export { payFromOutside } from './pay-from-outside.ts'
export { SEED_INVOICES, seedInvoices } from './seed-invoices.ts'

export const invoiceHandlers = (bank: Pick<Bank, 'pagesUrl'>): Handlers<typeof invoiceMethods> => ({
  ...createInvoiceHandlers(bank),
  ...createFundingHandlers,
  ...invoiceRecordHandlers,
  ...invoiceLinkHandlers,
  ...listInvoiceHandlers,
  ...payInvoiceHandlers,
})

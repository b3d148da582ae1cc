import type { invoiceMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../bank.ts'
import type { Handlers } from '../http/index.ts'
import { createFundingHandlers } from './sending/create-funding.ts'
import { createInvoiceHandlers } from './sending/create-invoice.ts'
import { invoiceRecordHandlers } from './get-invoice.ts'
import { invoiceLinkHandlers } from './link-handlers.ts'
import { listInvoiceHandlers } from './list-invoices.ts'
import { openTotalHandlers } from './open-totals.ts'
import { payInvoiceHandlers } from './pay-invoice.ts'

export { createInvoiceJob } from './due/due-job.ts'
export { invoiceFileService } from './paper/invoice-file-service.ts'
export { issueSystemInvoice } from './sending/issue-system-invoice.ts'
export type { SystemInvoice } from './sending/issue-system-invoice.ts'
export { listAllInvoices } from './list-all.ts'
export { payFromOutside } from './pay-from-outside.ts'
export { writeInvoice } from './sending/write-invoice.ts'
export { SEED_INVOICES, seedInvoices } from './sending/seed-invoices.ts'

export const invoiceHandlers = (bank: Pick<Bank, 'pagesUrl'>): Handlers<typeof invoiceMethods> => ({
  ...createInvoiceHandlers(bank),
  ...createFundingHandlers,
  ...invoiceRecordHandlers,
  ...invoiceLinkHandlers,
  ...listInvoiceHandlers,
  ...openTotalHandlers,
  ...payInvoiceHandlers,
})

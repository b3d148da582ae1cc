import { INVOICE_STATUS, type InvoiceStatus } from '@sixpence/core/invoices'
import type { InvoiceListName } from './use-invoices.ts'

/** The list, status and open invoice. All of it can be part of the page's address. */
export interface InvoiceSearch {
  /** Default: `received`. */
  readonly list?: InvoiceListName | undefined
  readonly status?: InvoiceStatus | undefined
  /** The open invoice. */
  readonly id?: string | undefined
}

/** The statuses in the order of the filter. */
export const INVOICE_STATUSES: readonly InvoiceStatus[] =
  /* @__PURE__ */ Object.values(INVOICE_STATUS)

/** Reads a search from an address. Leaves out unknown lists and statuses. */
export function readInvoiceSearch(said: Readonly<Record<string, unknown>>): InvoiceSearch {
  const { list, status, id } = said
  const known = INVOICE_STATUSES.find(each => each === status)
  return {
    ...((list === 'sent' || list === 'received') && { list }),
    ...(known && { status: known }),
    ...(typeof id === 'string' && id !== '' && { id }),
  }
}

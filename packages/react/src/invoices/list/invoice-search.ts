import { INVOICE_STATUS, type InvoiceStatus } from '@sixpence/core/invoices'
import type { InvoiceListName } from './use-invoices.ts'

/** What of the invoices is looked at: all of it may stand in an address. */
export interface InvoiceSearch {
  /** By default what was received. */
  readonly list?: InvoiceListName | undefined
  readonly status?: InvoiceStatus | undefined
  /** The invoice that is open. */
  readonly id?: string | undefined
}

/** The statuses in the order in which they are offered. */
export const INVOICE_STATUSES: readonly InvoiceStatus[] =
  /* @__PURE__ */ Object.values(INVOICE_STATUS)

/** Reads it from an address; what is no list and no status is left out. */
export function readInvoiceSearch(said: Readonly<Record<string, unknown>>): InvoiceSearch {
  const { list, status, id } = said
  const known = INVOICE_STATUSES.find(each => each === status)
  return {
    ...((list === 'sent' || list === 'received') && { list }),
    ...(known && { status: known }),
    ...(typeof id === 'string' && id !== '' && { id }),
  }
}

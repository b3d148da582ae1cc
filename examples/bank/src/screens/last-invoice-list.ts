import type { InvoiceListName } from '@sixpence/react/invoices'

const KEY = 'sixpence.invoiceList'

// A browser that keeps nothing still keeps it until the page goes.
let keptHere: InvoiceListName | undefined

/** Which list of invoices was looked at last on this device; at first what was received. */
export function lastInvoiceList(): InvoiceListName {
  try {
    return keptHere ?? (localStorage.getItem(KEY) === 'sent' ? 'sent' : 'received')
  } catch {
    return 'received'
  }
}

/** Keeps it for the next visit. */
export function keepInvoiceList(list: InvoiceListName): void {
  keptHere = list
  try {
    localStorage.setItem(KEY, list)
  } catch {
    // Private windows may refuse storage.
  }
}

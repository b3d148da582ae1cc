import type { InvoiceListName } from '@sixpence/react/invoices'

const KEY = 'sixpence.invoiceList'

// Keeps the value until the page is left, in browsers that store nothing.
let keptHere: InvoiceListName | undefined

/** Returns the list of invoices that was open last on this device; at first, the received ones. */
export function lastInvoiceList(): InvoiceListName {
  try {
    return keptHere ?? (localStorage.getItem(KEY) === 'sent' ? 'sent' : 'received')
  } catch {
    return 'received'
  }
}

/** Keeps the list for the next visit. */
export function keepInvoiceList(list: InvoiceListName): void {
  keptHere = list
  try {
    localStorage.setItem(KEY, list)
  } catch {
    // Private windows may refuse storage.
  }
}

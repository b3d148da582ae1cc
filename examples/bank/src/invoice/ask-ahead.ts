import type { InvoiceLinks } from '@sixpence/core/invoices'

/** Requests an invoice at once, while its page is still being drawn. */
export function askAhead(links: InvoiceLinks, invoiceSecret: string): InvoiceLinks {
  let ahead: ReturnType<InvoiceLinks['getByLink']> | undefined = links.getByLink({ invoiceSecret })
  // The caller who takes the promise gets the error.
  ahead.catch(() => undefined)
  return {
    ...links,
    getByLink(...asked) {
      const asking = ahead ?? links.getByLink(...asked)
      ahead = undefined
      return asking
    },
  }
}

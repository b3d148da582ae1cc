import type { InvoiceLinks } from '@sixpence/core/invoices'

/** Asks for an invoice at once, while the page that shows it is still being drawn. */
export function askAhead(links: InvoiceLinks, invoiceSecret: string): InvoiceLinks {
  let ahead: ReturnType<InvoiceLinks['getByLink']> | undefined = links.getByLink({ invoiceSecret })
  // Whoever takes it hears of it.
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

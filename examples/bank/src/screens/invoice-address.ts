/** Where the page of a link is, as it is handed on to others. */
export const invoiceAddress = (invoiceSecret: string): string =>
  new URL(`/invoice/${invoiceSecret}`, location.origin).href

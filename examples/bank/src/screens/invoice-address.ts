/** Returns the full address of a link's page, to be shared. */
export const invoiceAddress = (invoiceSecret: string): string =>
  new URL(`/invoice/${invoiceSecret}`, location.origin).href

import { recall, remember } from './session-memory.ts'

/** Somebody wants to pay the invoice of this link, and signs in first. */
export const keepLinkToPay = (invoiceSecret: string): void => remember('linkToPay', invoiceSecret)

/** Whether that is the link; once, so that Back leads to its page. */
export function takeLinkToPay(invoiceSecret: string): boolean {
  const isIt = recall('linkToPay') === invoiceSecret
  if (isIt) remember('linkToPay', undefined)
  return isIt
}

import { recall, remember } from './session-memory.ts'

/** Keeps the link of an invoice that somebody wants to pay but must sign in first. */
export const keepLinkToPay = (invoiceSecret: string): void => remember('linkToPay', invoiceSecret)

/** True if this link was kept. Only once, so that Back leads to its page. */
export function takeLinkToPay(invoiceSecret: string): boolean {
  const isIt = recall('linkToPay') === invoiceSecret
  if (isIt) remember('linkToPay', undefined)
  return isIt
}

import type { EmbedAddress } from '@sixpence/embed'
import type { Host } from './use-host.ts'

/**
 * Where a customer is led back to who came to a checkout without a window; undefined in a window,
 * which is closed. The host asks the bank how it ended: the address only says of what.
 */
export function wayBack(host: Host, address: EmbedAddress | undefined): string | undefined {
  // A page that nobody opened has been refused to every origin but a registered one.
  if (host.status !== 'alone' || !address?.returnUrl || !address.checkoutId) return undefined
  const url = new URL(address.returnUrl)
  url.searchParams.set('sixpence', address.checkoutId)
  return url.href
}

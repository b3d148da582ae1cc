import type { ShownButton } from '@sixpence/core/checkouts'
import type { EmbedAddress } from '@sixpence/embed'
import type { Asked } from './paying/asked.ts'
import type { Host } from './use-host.ts'

/** Where a customer came from, if known. */
export interface CameFrom {
  readonly host: Host
  readonly address: EmbedAddress | undefined
  readonly asked: Asked
  /** The saved button's offer. */
  readonly button: ShownButton | undefined | null
}

/**
 * Returns the address to return to for a customer who came to pay without a window; undefined in a
 * window, which is closed instead. The address only names the payment: the host asks the bank for
 * its result.
 */
export function wayBack({ host, address, asked, button }: CameFrom): string | undefined {
  // The bank refuses a page without an opener to all but registered origins.
  if (host.status !== 'alone') return undefined
  const { buttonId, attempt, checkoutId } = asked
  const paid = buttonId === undefined ? checkoutId : `${buttonId}.${attempt}`
  // The merchant's setting at the bank comes before the page's own.
  const target = button?.offer?.returnUrl ?? address?.returnUrl
  if (paid === undefined || target === undefined) return undefined
  const url = new URL(target)
  url.searchParams.set('sixpence', paid)
  return url.href
}

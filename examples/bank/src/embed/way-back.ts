import type { ShownButton } from '@sixpence/core'
import type { EmbedAddress } from '@sixpence/embed'
import type { Asked } from './paying/asked.ts'
import type { Host } from './use-host.ts'

/** Where a customer came from, as far as it is known. */
export interface CameFrom {
  readonly host: Host
  readonly address: EmbedAddress | undefined
  readonly asked: Asked
  /** Of a saved button. */
  readonly button: ShownButton | undefined | null
}

/**
 * Where a customer is led back to who came to pay without a window; undefined in a window, which is
 * closed. The host asks the bank how it ended: the address only says of what.
 */
export function wayBack({ host, address, asked, button }: CameFrom): string | undefined {
  // A page that nobody opened has been refused to every origin but a registered one.
  if (host.status !== 'alone') return undefined
  const { buttonId, attempt, checkoutId } = asked
  const paid = buttonId === undefined ? checkoutId : `${buttonId}.${attempt}`
  // What the merchant has said to the bank, before what a page says of itself.
  const target = button?.offer?.returnUrl ?? address?.returnUrl
  if (paid === undefined || target === undefined) return undefined
  const url = new URL(target)
  url.searchParams.set('sixpence', paid)
  return url.href
}

import { isNonce, newNonce } from '@sixpence/embed'

/** What a window is to let somebody pay: ids alone, for an address may say anything. */
export interface Asked {
  /** Of a checkout, also of one that this window has opened: a reload goes on with it. */
  readonly checkoutId: string | undefined
  /** Of a saved button. */
  readonly buttonId: string | undefined
  /** The name of the attempt to pay by that button. */
  readonly attempt: string
}

/**
 * Reads what a window was opened for.
 *
 * @param own Of a page of the bank's own, whose address names no attempt: whoever made the link
 *   would know it. It is kept beside the address, for a reload.
 */
export function readAsked(href: string, own: string | undefined): Asked {
  const { searchParams, hash } = new URL(href)
  const named = hash.slice(1)
  return {
    checkoutId: searchParams.get('checkout') || undefined,
    buttonId: own ?? (searchParams.get('button') || undefined),
    attempt: own === undefined && isNonce(named) ? named : keptAttempt(),
  }
}

function keptAttempt(): string {
  const kept = (history.state as { attempt?: unknown } | null)?.attempt
  if (typeof kept === 'string' && isNonce(kept)) return kept
  const attempt = newNonce()
  history.replaceState({ attempt }, '')
  return attempt
}

/** Puts what this window has come to into its address; undefined takes it out. */
export function putIntoAddress(name: 'checkout' | 'payment', value: string | undefined): void {
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

import type { SignedPayment } from '@sixpence/core'
import { isNonce, newNonce } from '@sixpence/embed'

/** What a window is to let somebody pay: ids alone, for an address may say anything. */
export interface Asked {
  /**
   * Of a checkout, also of one that this window has opened: a reload goes on with it. What a button
   * or a name asks for can't be put in its place by a link.
   */
  readonly checkoutId: string | undefined
  /** Of a saved button. */
  readonly buttonId: string | undefined
  /** The short name of a merchant who is paid by it. */
  readonly payName: string | undefined
  /** What a link of that merchant's fixes. The bank verifies it. */
  readonly signed: SignedPayment | undefined
  /** The name of the attempt to pay by the one or the other. */
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
  if (own !== undefined)
    return {
      ...ofOwnPage(own, searchParams),
      checkoutId: kept().checkoutId,
      attempt: keptAttempt(),
    }
  const buttonId = searchParams.get('button') || undefined
  return {
    checkoutId: buttonId ? kept().checkoutId : searchParams.get('checkout') || undefined,
    buttonId,
    payName: undefined,
    signed: undefined,
    attempt: isNonce(named) ? named : keptAttempt(),
  }
}

function ofOwnPage(own: string, query: URLSearchParams) {
  return own.startsWith('btn_')
    ? { buttonId: own, payName: undefined, signed: undefined }
    : { buttonId: undefined, payName: own, signed: signedIn(query) }
}

function signedIn(query: URLSearchParams): SignedPayment | undefined {
  const part = (name: string) => query.get(name) ?? ''
  const signature = part('signature')
  if (signature === '') return undefined
  return {
    amount: part('amount'),
    currencyCode: part('currencyCode'),
    orderId: part('orderId'),
    expires: Number(part('expires')),
    signature,
  }
}

/** What is kept beside the address, where no link can put anything. */
interface Kept {
  readonly attempt?: string
  /** Of the checkout that this window has opened. */
  readonly checkoutId?: string
}

const kept = (): Kept => (history.state ?? {}) as Kept

function keptAttempt(): string {
  const { attempt } = kept()
  if (typeof attempt === 'string' && isNonce(attempt)) return attempt
  const made = newNonce()
  history.replaceState({ attempt: made }, '')
  return made
}

/** Keeps the checkout that this window has opened. */
export function keepCheckout(checkoutId: string): void {
  history.replaceState({ ...kept(), checkoutId }, '')
  putIntoAddress('checkout', checkoutId)
}

/** Puts what this window has come to into its address; undefined takes it out. */
export function putIntoAddress(name: 'checkout' | 'payment', value: string | undefined): void {
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

/** The address of this window, to begin anew. */
export function withoutProgress(): string {
  const url = new URL(location.href)
  for (const name of ['checkout', 'payment']) url.searchParams.delete(name)
  return url.href
}

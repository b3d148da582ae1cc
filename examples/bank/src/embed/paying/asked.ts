import type { SignedPayment } from '@sixpence/core/checkouts'
import { isNonce, newNonce } from '@sixpence/embed'

/** The payment that a window is opened for. Contains only ids, because anyone can write an address. */
export interface Asked {
  /**
   * The id of a checkout, including one that this window opened, so that a reload continues with
   * it. A link can't put a checkout in place of what a button or a name asks for.
   */
  readonly checkoutId: string | undefined
  /** The id of a saved button. */
  readonly buttonId: string | undefined
  /** The short name of the merchant to pay. */
  readonly payName: string | undefined
  /** The values fixed by that merchant's link. The bank verifies them. */
  readonly signed: SignedPayment | undefined
  /** The id of the attempt to pay by button or by name. */
  readonly attempt: string
}

/**
 * Reads what a window was opened for.
 *
 * @param own The button's id or the short name of a page of the bank's own. Its address contains no
 *   attempt, because the author of the link would know it; the attempt is kept beside the address,
 *   for a reload.
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

/** Values kept beside the address, where no link can put anything. */
interface Kept {
  readonly attempt?: string
  /** The id of the checkout that this window opened. */
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

/** Writes a value into the window's address; undefined removes it. */
export function putIntoAddress(name: 'checkout' | 'payment', value: string | undefined): void {
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

/** Returns this window's address without progress, to start over. */
export function withoutProgress(): string {
  const url = new URL(location.href)
  for (const name of ['checkout', 'payment']) url.searchParams.delete(name)
  return url.href
}

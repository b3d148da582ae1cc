import { isNonce } from './handshake.ts'

/**
 * What the address of a bank frame or window says about the page that opened it. Nothing is
 * verified yet.
 */
export interface EmbedAddress {
  readonly clientKey: string
  /** The origin the host claims to have. Talk to it only if it is registered for the client key. */
  readonly origin: string
  readonly nonce: string
  readonly locale?: string
  readonly theme?: string
  /** As the element says them: see {@link readTransferKinds}. */
  readonly kinds?: string
  readonly checkoutId?: string
  /** Of a saved button; the nonce is the name of the attempt to pay by it. */
  readonly buttonId?: string
  /** What the link of an invoice ends with. */
  readonly invoiceSecret?: string
  /** Where to lead a customer back to who came without a window: of `origin`, whatever it said. */
  readonly returnUrl?: string
}

/** The attributes of elements that a page of the bank is opened with. */
export const ATTRIBUTES = [
  'client-key',
  'checkout',
  'button',
  'invoice',
  'locale',
  'theme',
  'kinds',
]

/** Writes the address of a page of the bank for an element, with the attributes that it bears. */
export function embedAddress(page: string, element: Element, nonce: string): string {
  let query = `origin=${origin}`
  for (const name of ATTRIBUTES)
    query += `&${name}=${encodeURIComponent(element.getAttribute(name) || '')}`
  // For a browser that opens no window.
  if (page === 'checkout')
    query += `&return-url=${encodeURIComponent(element.getAttribute('return-url') || location.pathname)}`
  return `/embed/${page}?${query}#${nonce}`
}

/**
 * Reads the address under which a page of the bank was opened; undefined when a part is missing
 * without which it cannot talk to anyone.
 *
 * @param href `location.href`, fragment included.
 */
export function readEmbedAddress(href: string): EmbedAddress | undefined {
  const { searchParams, hash } = new URL(href)
  const nonce = hash.slice(1)
  const clientKey = searchParams.get('client-key')
  const host = searchParams.get('origin')
  if (!clientKey || !host || !isExactOrigin(host) || !isNonce(nonce)) return undefined
  return {
    clientKey,
    origin: host,
    nonce,
    ...optionalParts(searchParams),
    ...wayBack(host, searchParams),
  }
}

function optionalParts(query: URLSearchParams): Partial<EmbedAddress> {
  const named = {
    locale: 'locale',
    theme: 'theme',
    kinds: 'kinds',
    checkoutId: 'checkout',
    buttonId: 'button',
    invoiceSecret: 'invoice',
  }
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, key]) => {
      const value = query.get(key)
      return value ? [[name, value]] : []
    }),
  )
}

function wayBack(host: string, query: URLSearchParams): Pick<EmbedAddress, 'returnUrl'> {
  const named = query.get('return-url')
  if (!named || !URL.canParse(named, host)) return {}
  const url = new URL(named, host)
  return url.origin === host ? { returnUrl: url.href } : {}
}

function isExactOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

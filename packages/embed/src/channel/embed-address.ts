import { isNonce } from './handshake.ts'

/** The parameters of a bank frame or window, set by the page that opened it. Unverified. */
export interface EmbedAddress {
  readonly clientKey: string
  /** The origin the host claims to have. Talk to it only if it is registered for the client key. */
  readonly origin: string
  readonly nonce: string
  readonly locale?: string
  readonly theme?: string
  /** As written on the element: see {@link readTransferKinds}. */
  readonly kinds?: string
  readonly checkoutId?: string
  /** The id of a saved button; the nonce then identifies the attempt to pay with it. */
  readonly buttonId?: string
  /** The last part of an invoice's link. */
  readonly invoiceSecret?: string
  /** Where to send back a customer who arrived without a window: always on `origin`. */
  readonly returnUrl?: string
}

/** The attributes of elements that are passed to a page of the bank. */
export const ATTRIBUTES = [
  'client-key',
  'checkout',
  'button',
  'invoice',
  'locale',
  'theme',
  'kinds',
]

/** Builds the URL of a page of the bank for an element, with the element's attributes. */
export function embedAddress(page: string, element: Element, nonce: string): string {
  let query = `origin=${origin}`
  for (const name of ATTRIBUTES)
    query += `&${name}=${encodeURIComponent(element.getAttribute(name) || '')}`
  // For browsers that open no window.
  if (page === 'checkout')
    query += `&return-url=${encodeURIComponent(element.getAttribute('return-url') || location.pathname)}`
  return `/embed/${page}?${query}#${nonce}`
}

/**
 * Reads the URL a page of the bank was opened with; undefined if a part is missing that it needs to
 * talk to anyone.
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

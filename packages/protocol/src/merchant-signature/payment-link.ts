import { bytesOf, hmacKey } from './hmac-key.ts'
import { hexOf } from '../hex-of.ts'

/** The values that a signed link to a merchant's payment page fixes. */
export interface PaymentLink {
  /** The merchant's short name at the bank. */
  readonly name: string
  /** A decimal in a string, e.g. `42.00`. */
  readonly amount: string
  readonly currencyCode: string
  /** The merchant's own id. An order is paid once, however many links there are. */
  readonly orderId: string
  /** The time when the link expires, in seconds since 1970. */
  readonly expires: number
}

/** A link with its signature: HMAC-SHA-256, as 64 hexadecimal digits. */
export interface SignedPaymentLink extends PaymentLink {
  readonly signature: string
}

const FIELDS = ['amount', 'currencyCode', 'orderId', 'expires'] as const

/**
 * Signs a link with the secret of the merchant's pay-by-name settings. Call it on the merchant's
 * server: a page must not know the secret.
 *
 * @throws {TypeError} If the secret is empty, or a field contains a line break
 */
export async function signPaymentLink(link: PaymentLink, secret: string): Promise<string> {
  const key = await hmacKey(secret, 'sign')
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, signedBytes(link))))
}

/** Checks a signature in constant time. Doesn't check `expires`. */
export async function verifyPaymentLink(link: SignedPaymentLink, secret: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(link.signature)) return false
  const key = await hmacKey(secret, 'verify')
  return crypto.subtle.verify('HMAC', key, bytesOf(link.signature), signedBytes(link))
}

/** Returns the address to which to send the payer, on the bank's pages, e.g. `https://bank.example`. */
export async function paymentLinkUrl(
  bank: string,
  link: PaymentLink,
  secret: string,
): Promise<string> {
  const url = new URL(`/pay/${encodeURIComponent(link.name)}`, bank)
  for (const field of FIELDS) url.searchParams.set(field, String(link[field]))
  url.searchParams.set('signature', await signPaymentLink(link, secret))
  return url.href
}

/** Returns a line for each field, in this order, after a line that identifies the format. */
function signedBytes(link: PaymentLink): Uint8Array<ArrayBuffer> {
  const lines = ['sixpence payment link 1', link.name, ...FIELDS.map(field => String(link[field]))]
  if (lines.some(line => line.includes('\n'))) throw new TypeError('A field has a line break.')
  return new TextEncoder().encode(lines.join('\n'))
}

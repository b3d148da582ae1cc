import { hexOf } from '../hex-of.ts'
import { bytesOf, hmacKey } from './hmac-key.ts'

/** The header with the signature of a notification to a merchant's server. */
export const SIGNATURE_HEADER = 'Sixpence-Signature'

/** A notification exactly as received: a body that was parsed and serialised again differs. */
export interface SignedNotification {
  readonly body: string | Uint8Array
  /** The value of {@link SIGNATURE_HEADER}, `t=<unix>,v1=<hex>`. If it is absent, the check fails. */
  readonly header: string | null | undefined
  readonly secret: string
  readonly now: Date
  /** The maximum distance between the time of signing and `now`, in both directions; 300 by default. */
  readonly toleranceSeconds?: number | undefined
}

/** A notification before it is signed: its exact bytes, and the time of signing. */
export interface UnsignedNotification {
  readonly body: string | Uint8Array
  readonly secret: string
  /** The previous secret while it is being changed: a signature by either is enough. */
  readonly formerSecret?: string | undefined
  readonly at: Date
}

const USUAL_TOLERANCE_SECONDS = 300

/**
 * Returns true if the bank sent a notification recently: HMAC-SHA-256 over `t.body`, compared in
 * constant time. A repetition has a new signature; to avoid acting twice, keep the notification's
 * id.
 *
 * @throws {TypeError} If the secret is empty, because anyone could sign then
 */
export async function verifySignature(notification: SignedNotification): Promise<boolean> {
  const { body, secret, now, toleranceSeconds = USUAL_TOLERANCE_SECONDS } = notification
  const key = await hmacKey(secret, 'verify')
  const { at, signatures } = read(notification.header ?? '')
  const apartSeconds = Math.abs(now.getTime() / 1000 - Number(at))
  // Written so that NaN counts as too far apart.
  if (at === undefined || !(apartSeconds <= toleranceSeconds)) return false
  const signed = signedBytes(at, body)
  const checks = signatures.map(hex => crypto.subtle.verify('HMAC', key, bytesOf(hex), signed))
  return (await Promise.all(checks)).includes(true)
}

/** Signs a body as the bank does, for {@link SIGNATURE_HEADER}. Useful in a merchant's tests. */
export async function signNotification(notification: UnsignedNotification): Promise<string> {
  const { body, secret, formerSecret, at } = notification
  const seconds = String(Math.floor(at.getTime() / 1000))
  const signed = signedBytes(seconds, body)
  const secrets = formerSecret === undefined ? [secret] : [secret, formerSecret]
  const signatures = secrets.map(async each => {
    const signature = await crypto.subtle.sign('HMAC', await hmacKey(each, 'sign'), signed)
    return `v1=${hexOf(new Uint8Array(signature))}`
  })
  return [`t=${seconds}`, ...(await Promise.all(signatures))].join(',')
}

/** Returns the time in a header; undefined if it contains no signature or no time. */
export function signedAt(header: string): Date | undefined {
  const { at, signatures } = read(header)
  return at === undefined || signatures.length === 0 ? undefined : new Date(Number(at) * 1000)
}

const text = new TextEncoder()

/** Reads one `t` and every `v1`. There are two while a secret is being changed. */
function read(header: string): { at: string | undefined; signatures: string[] } {
  const parts = header.split(',').map(part => part.trim())
  const moments = parts.filter(part => part.startsWith('t='))
  const at = /^t=(\d{1,12})$/.exec(moments[0] ?? '')?.[1]
  const signatures = parts.flatMap(part => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? [])
  return { at: moments.length === 1 ? at : undefined, signatures }
}

function signedBytes(at: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const head = text.encode(`${at}.`)
  const rest = typeof body === 'string' ? text.encode(body) : body
  const whole = new Uint8Array(head.length + rest.length)
  whole.set(head)
  whole.set(rest, head.length)
  return whole
}

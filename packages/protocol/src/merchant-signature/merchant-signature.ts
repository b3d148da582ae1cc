import { hexOf } from '../hex-of.ts'
import { bytesOf, hmacKey } from './hmac-key.ts'

/** The header that a notification to a merchant's server is signed in. */
export const SIGNATURE_HEADER = 'Sixpence-Signature'

/** A notification that has come, as it came: a body that was parsed and written again differs. */
export interface SignedNotification {
  readonly body: string | Uint8Array
  /** The value of {@link SIGNATURE_HEADER}, `t=<unix>,v1=<hex>`; absent is wrong like any other. */
  readonly header: string | null | undefined
  readonly secret: string
  readonly now: Date
  /** How far the moment of signing may lie from `now`, before or after: 300 by default. */
  readonly toleranceSeconds?: number | undefined
}

/**
 * A notification before it is signed: its body byte for byte, and the moment that the signature
 * names.
 */
export interface UnsignedNotification {
  readonly body: string | Uint8Array
  readonly secret: string
  /** While the secret is being changed, the one before: either of the two is enough. */
  readonly formerSecret?: string | undefined
  readonly at: Date
}

const USUAL_TOLERANCE_SECONDS = 300

/**
 * Checks that the bank sent a notification, and recently: HMAC-SHA-256 over `t.body`, compared in
 * constant time. A repetition has a new signature; to avoid acting twice, keep the notification's
 * id.
 *
 * @throws {TypeError} When the secret is empty: anyone could sign.
 */
export async function verifySignature(notification: SignedNotification): Promise<boolean> {
  const { body, secret, now, toleranceSeconds = USUAL_TOLERANCE_SECONDS } = notification
  const key = await hmacKey(secret, 'verify')
  const { at, signatures } = read(notification.header ?? '')
  const apartSeconds = Math.abs(now.getTime() / 1000 - Number(at))
  // Written so that what is no number is too far apart.
  if (at === undefined || !(apartSeconds <= toleranceSeconds)) return false
  const signed = signedBytes(at, body)
  const checks = signatures.map(hex => crypto.subtle.verify('HMAC', key, bytesOf(hex), signed))
  return (await Promise.all(checks)).includes(true)
}

/** Signs a body as the bank does, for {@link SIGNATURE_HEADER}: what a merchant's tests send. */
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

/** The moment that a header names; undefined where it holds no signature, or no moment. */
export function signedAt(header: string): Date | undefined {
  const { at, signatures } = read(header)
  return at === undefined || signatures.length === 0 ? undefined : new Date(Number(at) * 1000)
}

const text = new TextEncoder()

/** One `t`, and every `v1`: there are two while a secret is being changed. */
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

const VERSION = 1
const NONCE_BYTES = 16

/** Whom one side of the handshake is waiting for. All three must be right. */
export interface Expected {
  /** The exact origin, e.g. `https://bank.example`; never a pattern, never `null`. */
  readonly origin: string
  /** The very window: the host's frame, or the frame's parent. */
  readonly source: MessageEventSource
  /** Made by the host for this one frame, and handed to it in the address's fragment. */
  readonly nonce: string
}

/** The part of a `message` event that counts. */
export interface HandshakeEvent {
  readonly origin: string
  readonly source: MessageEventSource | null
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface Greeting {
  readonly sixpence: 'hello' | 'welcome'
  readonly version: number
  readonly nonce: string
}

/** Makes a nonce of 128 random bits, as 32 hexadecimal digits. */
export function newNonce(randomBytes: (length: number) => Uint8Array): string {
  return Array.from(randomBytes(NONCE_BYTES), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** What the frame says first, to its parent. Send it to the registered origin, never to `*`. */
export const hello = (nonce: string): Greeting => ({ sixpence: 'hello', version: VERSION, nonce })

/** What the host answers, together with one port. Send it to the bank's origin, never to `*`. */
export const welcome = (nonce: string): Greeting => ({
  sixpence: 'welcome',
  version: VERSION,
  nonce,
})

/**
 * Waits for the frame's hello. The returned function is given every `message` event of the window
 * and answers true once: for the first event that is right. A nonce works a single time.
 *
 * @throws {TypeError} When what is expected is not exact, so that nothing could be checked by it.
 */
export function awaitHello(expected: Expected): (event: HandshakeEvent) => boolean {
  return once(expected, event => isGreeting(event, { expected, kind: 'hello', ports: 0 }))
}

/**
 * Waits for the host's welcome, which brings the port that everything else goes through. The
 * returned function answers that port once, and undefined for every other event.
 *
 * @throws {TypeError} When what is expected is not exact, so that nothing could be checked by it.
 */
export function awaitWelcome(
  expected: Expected,
): (event: HandshakeEvent) => MessagePort | undefined {
  const isWelcome = once(expected, event =>
    isGreeting(event, { expected, kind: 'welcome', ports: 1 }),
  )
  return event => (isWelcome(event) ? event.ports[0] : undefined)
}

function once(expected: Expected, isRight: (event: HandshakeEvent) => boolean) {
  assertExact(expected)
  let isDone = false
  return (event: HandshakeEvent): boolean => {
    if (isDone || !isRight(event)) return false
    isDone = true
    return true
  }
}

function assertExact({ origin, nonce }: Expected): void {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new TypeError(`${origin} is not an exact origin`)
  if (!/^[0-9a-f]{32}$/.test(nonce)) throw new TypeError('A nonce has 32 hexadecimal digits')
}

interface Wanted {
  readonly expected: Expected
  readonly kind: Greeting['sixpence']
  readonly ports: number
}

function isGreeting(event: HandshakeEvent, { expected, kind, ports }: Wanted): boolean {
  if (event.origin !== expected.origin || event.source !== expected.source) return false
  if (event.ports.length !== ports) return false
  const { data } = event
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 3) return false
  const fields = new Map<string, unknown>(Object.entries(data))
  return (
    fields.get('sixpence') === kind &&
    fields.get('version') === VERSION &&
    fields.get('nonce') === expected.nonce
  )
}

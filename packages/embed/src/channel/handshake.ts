/** Whom one side of the handshake is waiting for. Both must be right, and the nonce of the greeting. */
export interface Expected {
  /** The exact origin, e.g. `https://bank.example`; never a pattern, never `null`. */
  readonly origin: string
  /** The very window: the host's frame or the window it opened, or the frame's parent or opener. */
  readonly source: MessageEventSource
}

/** The part of a `message` event that counts. */
export interface HandshakeEvent {
  readonly origin: string
  readonly source: MessageEventSource | null
  readonly data: unknown
}

/** Makes a nonce of 128 random bits, as four decimal numbers: it fits the fragment of an address. */
export const newNonce = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Whether a text is of the form that {@link newNonce} writes. */
export const isNonce = (text: string): boolean => /^\d{1,10}(-\d{1,10}){3}$/.test(text)

/** What the frame says first. Send it to the registered origin, never to `*`. */
export const hello = (nonce: string): string => `sixpence 1 hello ${nonce}`

/** The host's answer, sent together with one port. Send it to the bank's origin, never to `*`. */
export const welcome = (nonce: string): string => `sixpence 1 welcome ${nonce}`

/** Whether an event is this greeting, letter by letter, from the one who may say it. */
export const isHandshake = (event: HandshakeEvent, expected: Expected, greeting: string): boolean =>
  event.origin === expected.origin && event.source === expected.source && event.data === greeting

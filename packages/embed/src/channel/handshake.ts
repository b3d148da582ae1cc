/** The peer that one side of the handshake waits for. Both must match, as must the greeting's nonce. */
export interface Expected {
  /** The exact origin, e.g. `https://bank.example`; never a pattern, never `null`. */
  readonly origin: string
  /** The exact window: the host's frame or the window it opened, or the frame's parent or opener. */
  readonly source: MessageEventSource
}

/** The relevant part of a `message` event. */
export interface HandshakeEvent {
  readonly origin: string
  readonly source: MessageEventSource | null
  readonly data: unknown
}

/** Creates a nonce of 128 random bits, as four decimal numbers: it fits the fragment of a URL. */
export const newNonce = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** True if a text has the format of {@link newNonce}. */
export const isNonce = (text: string): boolean => /^\d{1,10}(-\d{1,10}){3}$/.test(text)

/** The frame's first message. Send it to the registered origin, never to `*`. */
export const hello = (nonce: string): string => `sixpence 1 hello ${nonce}`

/** The host's reply, sent together with one port. Send it to the bank's origin, never to `*`. */
export const welcome = (nonce: string): string => `sixpence 1 welcome ${nonce}`

/** True if an event is exactly this greeting, from the expected peer. */
export const isHandshake = (event: HandshakeEvent, expected: Expected, greeting: string): boolean =>
  event.origin === expected.origin && event.source === expected.source && event.data === greeting

import type { EmbedAddress } from './embed-address.ts'
import { isFrameMessage, type FrameMessage } from './frame-message.ts'
import { hello, isHandshake, welcome } from './handshake.ts'
import { readHostMessage, type HostMessage } from './host-message.ts'

const TIMEOUT_MS = 15_000
const THROTTLE_MS = 50

/** Options of {@link connectToHost}. */
export interface HostOptions {
  /** From {@link readEmbedAddress}. */
  readonly address: EmbedAddress
  /** The exact origins registered for the client key, as reported by the bank. */
  readonly registered: readonly string[]
  /** `window.parent` in a frame, `window.opener` in a window. */
  readonly peer: Window | null
  /** Called with the last message of each kind if many arrive together. */
  readonly onMessage?: (message: HostMessage) => void
  /** Cancels the wait, and later ends the connection. */
  readonly signal?: AbortSignal
}

/** The bank's end of the channel. */
export interface HostLink {
  /** @throws {TypeError} If it isn't exactly a message of the list: nothing else may get out. */
  readonly send: (message: FrameMessage) => void
  readonly close: () => void
}

/** The reason there is no host to talk to. */
export class HostRefusedError extends Error {
  override readonly name = 'HostRefusedError'
  /**
   * `origin_not_registered`: the host may not embed the bank and was sent nothing; `timed_out`: it
   * didn't answer within fifteen seconds; `no_host`: the page isn't embedded.
   */
  readonly code: 'origin_not_registered' | 'timed_out' | 'no_host'

  constructor(code: HostRefusedError['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Greets the host and waits for its welcome: from the registered origin, from that exact window,
 * with the nonce of this URL and one port. Ignores everything else.
 *
 * @throws {HostRefusedError} If there is no host to talk to.
 */
export async function connectToHost(options: HostOptions): Promise<HostLink> {
  const { address, registered, peer } = options
  if (!registered.includes(address.origin)) throw new HostRefusedError('origin_not_registered')
  if (!peer || peer === window) throw new HostRefusedError('no_host')
  const over = new AbortController()
  options.signal?.addEventListener('abort', () => over.abort())
  // A reloaded host opens the same URL with another nonce in the same window.
  addEventListener('hashchange', () => location.reload(), { once: true, signal: over.signal })
  const port = await awaitPort(options, peer)
  const notify = throttled(message => options.onMessage?.(message))
  port.addEventListener('message', ({ data }) => {
    const message = readHostMessage(data)
    if (message) notify(message)
  })
  port.start()
  over.signal.addEventListener('abort', () => port.close())
  return { send: message => send(port, message), close: () => over.abort() }
}

function awaitPort({ address, signal }: HostOptions, peer: Window): Promise<MessagePort> {
  const { origin, nonce } = address
  const over = new AbortController()
  const found = new Promise<MessagePort>((resolve, reject) => {
    const giveUp = () => reject(new HostRefusedError('timed_out'))
    const onWelcome = (event: MessageEvent) => {
      const [port, ...more] = event.ports
      const isWelcome = isHandshake(event, { origin, source: peer }, welcome(nonce))
      if (isWelcome && port && more.length === 0) resolve(port)
    }
    addEventListener('message', onWelcome, { signal: over.signal })
    signal?.addEventListener('abort', giveUp, { signal: over.signal })
    const timeout = setTimeout(giveUp, TIMEOUT_MS)
    over.signal.addEventListener('abort', () => clearTimeout(timeout))
  })
  peer.postMessage(hello(nonce), origin)
  return found.finally(() => over.abort())
}

/** A host may flood the page with messages: only the last of each kind is delivered. */
function throttled(notify: (message: HostMessage) => void): (message: HostMessage) => void {
  const latest = new Map<HostMessage['type'], HostMessage>()
  return message => {
    if (latest.size === 0) {
      setTimeout(() => {
        const messages = [...latest.values()]
        latest.clear()
        for (const one of messages) notify(one)
      }, THROTTLE_MS)
    }
    latest.set(message.type, message)
  }
}

function send(port: MessagePort, message: FrameMessage): void {
  if (!isFrameMessage(message)) throw new TypeError('A host is told messages of the list alone')
  port.postMessage(message)
}

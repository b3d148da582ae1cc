import {
  embedAddress,
  hello,
  isHandshake,
  newNonce,
  isFrameMessage,
  welcome,
  type FrameMessage,
  type ErrorCode,
  type HostMessage,
} from '../channel/index.ts'
import type { BankAddress } from './bank-address.ts'
import { readJson } from './read-json.ts'
import { refusal, type EmbedderAnswer } from './refusal.ts'

// A page that has not spoken by then may be refused: the bank is asked about key and origin.
const SOON_MS = 1_000
// After that.
const PATIENCE_MS = 14_000

/** How a page of the bank is shown, and who gets its messages. */
export interface PageOptions {
  /** What follows `/embed/` in its address. */
  readonly page: string
  /** Where a page is to be told from others by it; by default a new one. */
  readonly nonce?: string
  /** Bears the attributes that the page is opened with. */
  readonly bearer: Element
  /** Shows it in a frame or a window; null when the browser does not. */
  readonly reveal: (address: string) => Window | null
  readonly onFrameMessage: (message: FrameMessage) => void
  /**
   * Learns why it says nothing: after a second when the bank says why, else after fifteen. It may
   * still speak.
   */
  readonly onFailure: (code: ErrorCode) => void
}

/** The host's end of the channel. */
export interface PageConnection {
  readonly shown: Window
  /** The port to the page; undefined until the handshake. */
  readonly openPort: () => MessagePort | undefined
  /** Messages before the handshake are lost: send the current state once the page is `ready`. */
  readonly relay: (message: HostMessage) => void
  readonly leave: () => void
}

/**
 * Opens a page of the bank, waits for its hello and hands it one port. One port is open at a time:
 * the same page loaded anew says hello again, with the nonce from its address, and the port from
 * before is closed.
 */
export function connectToPage(place: BankAddress, wanted: PageOptions): PageConnection | undefined {
  const { page, nonce = newNonce(), bearer, onFrameMessage, onFailure } = wanted
  const shown = wanted.reveal(place.bank + embedAddress(page, bearer, nonce))
  if (!shown) return undefined
  let port: MessagePort | undefined
  let isWaiting = true

  const greet = (event: MessageEvent) => {
    if (!isHandshake(event, { origin: place.bank, source: shown }, hello(nonce))) return
    // First, for a page may have broken it: then there was no hello.
    const { port1, port2 } = new MessageChannel()
    isWaiting = false
    port?.close()
    port = port1
    // This opens the port, too.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    port.onmessage = ({ data }) => {
      if (isFrameMessage(data)) onFrameMessage(data)
    }
    shown.postMessage(welcome(nonce), place.bank, [port2])
  }

  function leave(): void {
    removeEventListener('message', greet)
    isWaiting = false
    port?.close()
  }

  function explain(otherwise?: ErrorCode): void {
    if (!isWaiting) return
    const url = `${place.answers}/public-api/embedder/${bearer.getAttribute('client-key')}`
    readJson<EmbedderAnswer>(url, (answer, status) => {
      const code = refusal(answer, status) ?? otherwise
      if (!isWaiting) return
      if (code) onFailure(code)
      else setTimeout(() => explain('timed_out'), PATIENCE_MS)
    })
  }

  addEventListener('message', greet)
  setTimeout(explain, SOON_MS)
  return { shown, leave, openPort: () => port, relay: message => port?.postMessage(message) }
}

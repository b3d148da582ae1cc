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

// A page that is silent by then may be refused: checks key and origin with the bank.
const SOON_MS = 1_000
// The remaining time after that.
const TIMEOUT_MS = 14_000

/** Options of {@link connectToPage}. */
export interface PageOptions {
  /** The part of its URL after `/embed/`. */
  readonly page: string
  /** Distinguishes the page from others; by default a new one. */
  readonly nonce?: string
  /** The element whose attributes the page is opened with. */
  readonly bearer: Element
  /** Shows it in a frame or window; null if the browser refuses. */
  readonly reveal: (address: string) => Window | null
  readonly onFrameMessage: (message: FrameMessage) => void
  /**
   * Called with the reason for its silence: after one second if the bank reports one, otherwise
   * after fifteen. The page may still connect later.
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
 * Opens a page of the bank, waits for its hello and passes it one port. Only one port is open at a
 * time: if the same page reloads, it sends hello again, with the nonce from its URL, and the
 * previous port is closed.
 */
export function connectToPage(
  address: BankAddress,
  options: PageOptions,
): PageConnection | undefined {
  const { page, nonce = newNonce(), bearer, onFrameMessage, onFailure } = options
  const shown = options.reveal(address.bank + embedAddress(page, bearer, nonce))
  if (!shown) return undefined
  let port: MessagePort | undefined
  let isWaiting = true

  const greet = (event: MessageEvent) => {
    if (!isHandshake(event, { origin: address.bank, source: shown }, hello(nonce))) return
    // Comes first: if the page has broken it, there was no hello.
    const { port1, port2 } = new MessageChannel()
    isWaiting = false
    port?.close()
    port = port1
    // This opens the port, too.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    port.onmessage = ({ data }) => {
      if (isFrameMessage(data)) onFrameMessage(data)
    }
    shown.postMessage(welcome(nonce), address.bank, [port2])
  }

  function leave(): void {
    removeEventListener('message', greet)
    isWaiting = false
    port?.close()
  }

  function explain(otherwise?: ErrorCode): void {
    if (!isWaiting) return
    const url = `${address.answers}/public-api/embedder/${bearer.getAttribute('client-key')}`
    readJson<EmbedderAnswer>(url, (answer, status) => {
      const code = refusal(answer, status) ?? otherwise
      if (!isWaiting) return
      if (code) onFailure(code)
      else setTimeout(() => explain('timed_out'), TIMEOUT_MS)
    })
  }

  addEventListener('message', greet)
  setTimeout(explain, SOON_MS)
  return { shown, leave, openPort: () => port, relay: message => port?.postMessage(message) }
}

import {
  embedAddress,
  hello,
  isGreeting,
  newNonce,
  readFrameMessage,
  welcome,
  type FrameMessage,
  type HostMessage,
} from '../channel/index.ts'
import { explainSilence } from './ask-bank.ts'
import type { BankPlace } from './bank-place.ts'

const PATIENCE_MS = 15_000

/** How a page of the bank is shown and what becomes of its words. */
export interface Wanted {
  /** What follows `/embed/` in its address. */
  readonly page: string
  /** Bears the attributes that the page is opened with. */
  readonly element: Element
  /** Shows it in a frame or a window; null when the browser does not. */
  readonly show: (address: string) => Window | null
  /** Hears its messages, and why it says nothing, if it has not spoken within fifteen seconds. */
  readonly hear: (message: FrameMessage) => void
}

/** The host's end of the channel. */
export interface Meeting {
  readonly shown: Window
  /** Whether the page ever said hello. */
  readonly isMet: () => boolean
  /** Is lost before the hello: tell the state of things once it is `ready`. */
  readonly send: (message: HostMessage) => void
  readonly leave: () => void
}

/**
 * Opens a page of the bank, waits for its hello and hands it one port. One port is open at a time:
 * the same page loaded anew says hello again, with the nonce from its address, and the port from
 * before is closed.
 */
export function meetPage(place: BankPlace, wanted: Wanted): Meeting | undefined {
  const { page, element, hear } = wanted
  const nonce = newNonce()
  const shown = wanted.show(place.bank + embedAddress(page, element, nonce))
  if (!shown) return undefined
  let port: MessagePort | undefined

  const greet = (event: MessageEvent) => {
    if (!isGreeting(event, { origin: place.bank, source: shown }, hello(nonce))) return
    // First, for a page may have broken it: then there was no hello.
    const { port1, port2 } = new MessageChannel()
    clearTimeout(patience)
    port?.close()
    port = port1
    port.addEventListener('message', ({ data }) => {
      const message = readFrameMessage(data)
      if (message) hear(message)
    })
    port.start()
    shown.postMessage(welcome(nonce), place.bank, [port2])
  }

  function leave(): void {
    removeEventListener('message', greet)
    clearTimeout(patience)
    port?.close()
  }

  addEventListener('message', greet)
  const patience = setTimeout(
    () => explainSilence(place, element, code => port ?? hear({ type: 'failed', code })),
    PATIENCE_MS,
  )
  return { shown, isMet: () => !!port, send: message => port?.postMessage(message), leave }
}

import type { Wire, WireEvents } from './wire.ts'

/**
 * A WebSocket without a network, for a page or a test: the part of the browser's interface that
 * programs use. Everything arrives in a later turn, as over a network.
 */
export class MemorySocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string
  #state: 'connecting' | 'open' | 'closed' = 'connecting'
  #bank: WireEvents | undefined

  /** Connects by `accept`; without it the connection fails, like one to a closed port. */
  constructor(url: string, accept: ((wire: Wire) => WireEvents) | undefined) {
    this.url = url
    queueMicrotask(() => this.#connect(accept))
  }

  /** The browser's values: 0 connecting, 1 open, 3 closed. */
  get readyState(): 0 | 1 | 3 {
    return ({ connecting: 0, open: 1, closed: 3 } as const)[this.#state]
  }

  send(data: string): void {
    if (this.#state === 'connecting') {
      throw new DOMException('The connection is not open yet.', 'InvalidStateError')
    }
    const bank = this.#bank
    if (this.#state === 'open') queueMicrotask(() => bank?.message(data))
  }

  close(code = 1000, reason = ''): void {
    this.#end(code, reason)
  }

  #connect(accept: ((wire: Wire) => WireEvents) | undefined): void {
    if (this.#state === 'closed') return
    if (!accept) {
      this.onerror?.()
      return this.#end(1006, '')
    }
    this.#state = 'open'
    this.#bank = accept({
      send: text => queueMicrotask(() => this.#deliver(text)),
      // Arrives after what was sent before it.
      close: (code, reason) => queueMicrotask(() => this.#end(code, reason)),
      cut: () => queueMicrotask(() => this.#end(1006, '')),
      waiting: () => 0,
    })
    this.onopen?.()
  }

  #deliver(data: string): void {
    if (this.#state === 'open') this.onmessage?.({ data })
  }

  #end(code: number, reason: string): void {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    this.#bank?.closed()
    queueMicrotask(() => this.onclose?.({ code, reason }))
  }
}

import { vi } from 'vitest'
import { hello } from '../channel/index.ts'

export const BANK = 'https://bank.example'
export const PLACE = { bank: BANK, answers: 'https://api.example' }

class FakePort {
  onmessage: ((event: { data: unknown }) => void) | undefined
  readonly sent: unknown[] = []
  isClosed = false
  postMessage = (message: unknown) => this.sent.push(message)

  hear(data: unknown): void {
    this.onmessage?.({ data })
  }

  close = () => void (this.isClosed = true)
}

class FakeChannel {
  readonly port1 = new FakePort()
  readonly port2 = this.port1
}

/** The abilities of the bank's page in a window or frame. */
export class FakeWindow {
  closed = false
  port: FakePort | undefined
  readonly focus = vi.fn<() => void>()
  readonly address: string

  constructor(address: string) {
    this.address = address
  }

  postMessage = (_greeting: unknown, _origin: string, [port]: FakePort[]) => void (this.port = port)

  sayHello(origin = BANK): void {
    const data = hello(new URL(this.address).hash.slice(1))
    dispatchEvent(Object.assign(new Event('message'), { origin, source: this, data, ports: [] }))
  }

  say(data: unknown): void {
    if (this.port?.isClosed === false) this.port.hear(data)
  }
}

class FakeRequest {
  static readonly all: FakeRequest[] = []
  url = ''
  response: unknown = null
  status = 0
  onloadend: (() => void) | undefined
  open = (_method: string, url: string) => void (this.url = url)
  send = () => void FakeRequest.all.push(this)

  answer(response: unknown, status = 200): void {
    Object.assign(this, { response, status })
    this.onloadend?.()
  }
}

/** A browser in which the test controls windows, channels and requests. */
export function fakeBrowser() {
  const windows: FakeWindow[] = []
  FakeRequest.all.length = 0
  vi.stubGlobal('MessageChannel', FakeChannel)
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const open = vi.fn<(address: string) => FakeWindow | null>(address => {
    const opened = new FakeWindow(address)
    windows.push(opened)
    return opened
  })
  vi.stubGlobal('open', open)
  return { windows, open, requests: FakeRequest.all }
}

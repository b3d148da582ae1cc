import { parseJson } from '../http/index.ts'
import type { Platform, Socket } from '../platform/index.ts'

/** The longest time without a check, while the line is up and while it is down. */
const ASK_AGAIN_MS = { up: 20_000, down: 3_000 }

interface ApprovalLineOptions {
  readonly url: string
  readonly tmpJwt: string
  readonly platform: Pick<Platform, 'openSocket' | 'timers' | 'lifecycle'>
}

/** A connection to the bank for news about one sign-in. */
export interface ApprovalLine {
  /** Resolves when there is reason to check with the bank; call again for the next reason. */
  news(): Promise<void>
  close(): void
}

/** Opens the line, again if it drops. Its messages are a reason to check, not an answer. */
export function openApprovalLine(options: ApprovalLineOptions): ApprovalLine {
  return new BankLine(options)
}

class BankLine implements ApprovalLine {
  #socket: Socket | undefined
  #isUp = false
  #hasNews = false
  #wake: () => void = () => undefined
  #cancelTimer: () => void = () => undefined
  readonly #options: ApprovalLineOptions
  readonly #leaveLifecycle: () => void

  constructor(options: ApprovalLineOptions) {
    this.#options = options
    this.#leaveLifecycle = options.platform.lifecycle.subscribe(event => {
      if (event === 'online' || event === 'focus') this.#tell()
    })
  }

  async news(): Promise<void> {
    if (!this.#socket) this.#connect()
    if (!this.#hasNews) {
      this.#askAgainLater()
      await new Promise<void>(resolve => {
        this.#wake = resolve
      })
    }
    this.#hasNews = false
  }

  close(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#leaveLifecycle()
    this.#cancelTimer()
    this.#tell()
    socket?.close(1000)
  }

  #tell(): void {
    this.#hasNews = true
    this.#wake()
  }

  #askAgainLater(): void {
    this.#cancelTimer()
    const delayMs = ASK_AGAIN_MS[this.#isUp ? 'up' : 'down']
    this.#cancelTimer = this.#options.platform.timers.after(delayMs, () => this.#tell())
  }

  #connect(): void {
    const { platform, url, tmpJwt } = this.#options
    const socket = openQuietly(platform, url)
    this.#socket = socket
    if (!socket) return
    const handlers: Pick<Socket, 'onopen' | 'onmessage' | 'onclose'> = {
      onopen: () => socket.send(JSON.stringify({ type: 'awaitLogin', tmpJwt })),
      onmessage: ({ data }) => this.#hear(typeOf(data)),
      onclose: () => this.#lose(socket),
    }
    Object.assign(socket, handlers)
  }

  #hear(type: unknown): void {
    if (type === 'loginApproval') this.#tell()
    if (type !== 'authenticated') return
    this.#isUp = true
    this.#askAgainLater()
  }

  #lose(socket: Socket): void {
    if (this.#socket !== socket) return
    this.#socket = undefined
    this.#isUp = false
    this.#askAgainLater()
  }
}

function openQuietly(platform: ApprovalLineOptions['platform'], url: string): Socket | undefined {
  try {
    return platform.openSocket(url)
  } catch {
    return undefined
  }
}

function typeOf(data: unknown): unknown {
  const message = parseJson(String(data))?.value as { type?: unknown } | null | undefined
  return message?.type
}

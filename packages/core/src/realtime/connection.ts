import {
  bankMessageDecoder,
  CLOSE_CODE,
  type BankMessage,
  type ClientMessage,
  type Notice,
} from '@sixpence/protocol/realtime'
import type { Platform, Socket } from '../platform/index.ts'
import { isBound, parseJson, type RequestProofs } from '../http/index.ts'

const PING_EVERY_MS = 25_000
const PONG_WITHIN_MS = 5_000
const AUTHENTICATED_WITHIN_MS = 10_000

interface ConnectionOptions {
  readonly url: string
  readonly platform: Pick<Platform, 'openSocket' | 'timers'>
  readonly proofs: Pick<RequestProofs, 'prove' | 'takeNonce'>
  readonly token: string
  readonly lastNoticeId: string | undefined
  /** The bank has accepted the token, and sends the id from which a client without notices starts. */
  readonly onOpen: (lastNoticeId: string | undefined) => void
  readonly onNotice: (notice: Notice) => void
  /** Called once, and never after `close`. */
  readonly onClosed: (why: 'notAuthenticated' | 'silent' | 'lost') => void
}

/** A connection in progress. `close` ends it for good: to reconnect, open a new one. */
export interface Connection {
  close(): void
}

/** Opens one connection, which lasts until it is lost, or closed because it stays silent. */
export function openConnection(options: ConnectionOptions): Connection {
  const { platform } = options
  const socket = platform.openSocket(options.url)
  let isOver = false
  const greeting = createGreeting(options, socket)
  let cancelTimeout: () => void = () => undefined
  let cancelPing: () => void = () => undefined

  function over(): boolean {
    if (isOver) return false
    isOver = true
    cancelTimeout()
    cancelPing()
    return true
  }

  function expectWithin(delayMs: number): void {
    cancelTimeout()
    cancelTimeout = platform.timers.after(delayMs, () => {
      if (!over()) return
      closeQuietly(socket)
      options.onClosed('silent')
    })
  }

  function pingLater(): void {
    cancelPing = platform.timers.after(PING_EVERY_MS, () => {
      send(socket, { type: 'ping' })
      expectWithin(PONG_WITHIN_MS)
      pingLater()
    })
  }

  const receive = (data: unknown) => {
    const message = isOver ? undefined : read(data)
    if (!message) return
    // Any message shows that the connection is alive.
    cancelTimeout()
    if (message.type === 'notice') return options.onNotice(message.notice)
    if (message.type === 'nonceWanted') {
      expectWithin(AUTHENTICATED_WITHIN_MS)
      return void greeting.again(message.nonce)
    }
    if (message.type !== 'authenticated') return
    pingLater()
    options.onOpen(message.lastNoticeId)
  }
  const lose = (code: number) => {
    if (!over()) return
    options.onClosed(code === CLOSE_CODE.notAuthenticated ? 'notAuthenticated' : 'lost')
  }
  const handlers: Pick<Socket, 'onopen' | 'onmessage' | 'onclose'> = {
    onopen: () => void (isOver || greeting.send()),
    onmessage: ({ data }) => receive(data),
    onclose: ({ code }) => lose(code),
  }
  Object.assign(socket, handlers)
  // A socket that never opens counts as silent, too.
  expectWithin(AUTHENTICATED_WITHIN_MS)

  return {
    close() {
      if (over()) closeQuietly(socket)
    },
  }
}

/** Sends the first message, and repeats it with a newer proof. */
function createGreeting({ url, proofs, token, lastNoticeId }: ConnectionOptions, socket: Socket) {
  let hasNewNonce = false
  async function greet(): Promise<void> {
    // A socket's handshake is a `GET`.
    const request = { method: 'GET', url: url.replace(/^ws/, 'http'), token }
    const proof = isBound(token) ? await proofs.prove(request) : undefined
    send(socket, { type: 'authenticate', accessToken: token, proof, lastNoticeId })
  }
  return {
    send: greet,
    async again(nonce: string): Promise<void> {
      proofs.takeNonce(nonce)
      if (hasNewNonce) return closeQuietly(socket)
      hasNewNonce = true
      return greet()
    },
  }
}

function send(socket: Socket, message: ClientMessage): void {
  try {
    socket.send(JSON.stringify(message))
  } catch {
    // It has just closed; its close event follows.
  }
}

function closeQuietly(socket: Socket): void {
  try {
    socket.close(1000)
  } catch {
    // Closed already.
  }
}

function read(data: unknown): BankMessage | undefined {
  if (typeof data !== 'string') return undefined
  return bankMessageDecoder.decode(parseJson(data)?.value).value
}

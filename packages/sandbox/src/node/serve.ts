import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  createAdaptorServer,
  upgradeWebSocket,
  type HttpBindings,
  type ServerType,
  type WebSocketServerLike,
} from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { CHANNEL_PATH } from '@sixpence/protocol'
import { Hono, type Context } from 'hono'
import type { WSContext } from 'hono/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { CLIENT_ADDRESS_HEADER, isLoopbackOrigin } from '../http/index.ts'
import type { Wire, WireEvents } from '../realtime/index.ts'
import type { Sandbox } from '../sandbox.ts'
import { listen } from './listen.ts'
import { clientAddress } from './proxies/client-address.ts'
import { type TrustedProxies, trustedProxies } from './proxies/trusted-proxies.ts'
import { endAfterUnreadBody, ownHostOnly } from './request-guards.ts'

export interface Served {
  readonly bankPort: number
  readonly controlPort: number
  /** Closes connections and servers; the bank itself goes on. */
  close(): Promise<void>
}

interface ServeOptions {
  /** 0 takes any free port. */
  readonly bankPort: number
  readonly controlPort: number
  /** Names that the bank accepts in addition to those of this machine, without ports. */
  readonly hosts?: readonly string[] | undefined
  /** The proxies trusted to name a request's client; none by default. */
  readonly isTrustedProxy?: TrustedProxies | undefined
}

const HOSTNAME = '127.0.0.1'
const PING_MS = 25_000
// The bank refuses more than 64 KB with a reason; more than this isn't even read.
const MOST_PAYLOAD = 128 * 1024

/**
 * Serves a bank's two APIs on two ports of this machine only. The bank may still be starting:
 * requests wait until it has.
 *
 * @throws {Error} With a readable message if a port is in use.
 */
export async function serveSandbox(
  starting: Promise<Sandbox>,
  { bankPort, controlPort, ...guards }: ServeOptions,
): Promise<Served> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_PAYLOAD })
  const bank = createAdaptorServer({
    fetch: bankApp(starting, guards).fetch,
    hostname: HOSTNAME,
    // Its type allows `noServer` to be undefined; it is true, as given above.
    websocket: { server: sockets as WebSocketServerLike },
  })
  refuseOtherUpgrades(bank)
  const control = createAdaptorServer({
    fetch: controlApp(starting).fetch,
    hostname: HOSTNAME,
  })
  const pinging = keepPinging(sockets)
  const bankAt = await listen(bank, { port: bankPort, hostname: HOSTNAME, variable: BANK_VARIABLE })
  const controlAt = await listen(control, {
    port: controlPort,
    hostname: HOSTNAME,
    variable: CONTROL_VARIABLE,
  }).catch(async (cause: unknown) => {
    clearInterval(pinging)
    await bankAt.close()
    throw cause
  })
  return {
    bankPort: bankAt.port,
    controlPort: controlAt.port,
    async close() {
      clearInterval(pinging)
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all([bankAt.close(), controlAt.close()])
    },
  }
}

export const BANK_VARIABLE = 'SIXPENCE_BANK_PORT'
export const CONTROL_VARIABLE = 'SIXPENCE_CONTROL_PORT'

type NodeContext = Context<{ Bindings: HttpBindings; Variables: { accept: Accept } }>
type Accept = (wire: Wire) => WireEvents

function bankApp(
  starting: Promise<Sandbox>,
  { hosts, isTrustedProxy = trustedProxies('') }: Omit<ServeOptions, 'bankPort' | 'controlPort'>,
) {
  const app = new Hono<{ Bindings: HttpBindings; Variables: { accept: Accept } }>()
  app.use(endAfterUnreadBody, ownHostOnly(hosts))
  app.get(
    CHANNEL_PATH,
    async (context, next) => {
      if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') return next()
      const origin = context.req.header('origin')
      if (origin !== undefined && !isLoopbackOrigin(origin)) {
        return context.json({ message: 'This page may not listen to the bank.' }, 403)
      }
      const accept = (await starting).acceptSocket(context.req.url)
      if (!accept) return lose(context, 'dropped')
      context.set('accept', accept)
      return next()
    },
    upgradeWebSocket((context: NodeContext) => socketEvents(context.get('accept'))),
  )
  app.all('*', async context => {
    try {
      return await (await starting).fetch(fromAddress(context, isTrustedProxy))
    } catch (cause) {
      if (!(cause instanceof TypeError) || typeof cause.cause !== 'string') throw cause
      return lose(context, cause.cause)
    }
  })
  app.onError(neverStarted)
  return app
}

/** Sets the request's client address, overriding the request's own claims. */
function fromAddress({ req, env }: NodeContext, isTrusted: TrustedProxies): Request {
  const request = new Request(req.raw)
  const peer = env.incoming.socket.remoteAddress ?? HOSTNAME
  const forwardedFor = req.header('x-forwarded-for')
  request.headers.set(CLIENT_ADDRESS_HEADER, clientAddress({ peer, forwardedFor }, isTrusted))
  return request
}

function controlApp(starting: Promise<Sandbox>) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(endAfterUnreadBody)
  app.all('*', async context => (await starting).control(context.req.raw))
  app.onError(neverStarted)
  return app
}

/** Gives the operator the reason; waiting requests learn only that the bank didn't start. */
const neverStarted = (_cause: Error, context: Context) =>
  context.json({ message: 'The bank could not be started.' }, 503)

/** Refuses an upgrade to another protocol, whose connection would otherwise stay open for good. */
function refuseOtherUpgrades(server: ServerType): void {
  // Replaces the adaptor's listener: the adaptor refuses bad upgrades only as the sole listener.
  const listeners = server.listeners('upgrade')
  server.removeAllListeners('upgrade')
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket') {
      for (const listener of listeners) listener.call(server, request, socket, head)
      return
    }
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      socket.destroy(),
    )
  })
}

/** Ends a connection like a broken network. */
function lose(context: NodeContext, how: string): Response {
  const { socket } = context.env.incoming
  if (how === 'reset') socket.resetAndDestroy()
  else socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function socketEvents(accept: Accept) {
  let events: WireEvents | undefined
  return {
    onOpen: (_event: Event, socket: WSContext) => {
      events = accept(wireOf(socket))
    },
    onMessage: ({ data }: MessageEvent) => {
      // The protocol has no binary messages: an empty text is handled like any other nonsense.
      events?.message(typeof data === 'string' ? data : '')
    },
    onClose: () => events?.closed(),
  }
}

function wireOf(socket: WSContext): Wire {
  const raw = socket.raw as WebSocket // the server above is one of ws
  return {
    send: text => raw.send(text),
    close: (code, reason) => raw.close(code, reason),
    cut: () => raw.terminate(),
    waiting: () => raw.bufferedAmount,
  }
}

/** Closes the connections of clients that don't respond to a ping before the next one. */
function keepPinging(sockets: WebSocketServer): ReturnType<typeof setInterval> {
  const answered = new WeakSet<WebSocket>()
  sockets.on('connection', socket => {
    answered.add(socket)
    socket.on('pong', () => answered.add(socket))
  })
  return setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answered.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, PING_MS).unref()
}

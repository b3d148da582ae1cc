import type { Notice } from '@sixpence/protocol'
import { isSixpenceError, type DiagnosticListener } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import type { Session } from '../session/index.ts'
import { openConnection, type Connection } from './connection.ts'
import { createNoticeLog } from './notice-log.ts'
import type { Realtime, RealtimeState } from './realtime.ts'
import { reconnectDelayMs } from './reconnect-delay.ts'

interface RealtimeOptions {
  /** The websocket's whole address. */
  readonly url: string
  readonly platform: Platform
  readonly session: Session
  readonly onDiagnostic: DiagnosticListener
}

/** Keeps one connection while somebody is signed in. */
export function createRealtime(options: RealtimeOptions): Realtime & { dispose(): void } {
  const { platform, session, onDiagnostic } = options
  const noticeListeners = new Set<(notice: Notice) => void>()
  const reconnectedListeners = new Set<() => void>()
  const listeners = new Set<() => void>()
  const log = createNoticeLog()
  let state: RealtimeState = 'closed'
  let userId: string | undefined
  let connection: Connection | undefined
  let cancelWait: (() => void) | undefined
  let refused: string | undefined
  let attempt = 0
  let wasOpen = false

  function change(next: RealtimeState): void {
    if (state === next) return
    state = next
    onDiagnostic({ type: 'realtime', message: next })
    for (const listener of [...listeners]) listener()
  }

  function follow(): void {
    const now = session.getSnapshot()
    const next = now.status === 'signed_in' ? now.userId : undefined
    if (next === userId) return
    leave()
    userId = next
    if (next !== undefined) void connect()
  }

  function leave(): void {
    cancelWait?.()
    cancelWait = undefined
    connection?.close()
    connection = undefined
    refused = undefined
    attempt = 0
    wasOpen = false
    log.forget()
    change('closed')
  }

  async function connect(): Promise<void> {
    cancelWait = undefined
    const mine = userId
    change('connecting')
    try {
      const token = await (refused === undefined
        ? session.accessToken()
        : session.renewedToken(refused))
      if (mine === undefined || mine !== userId || connection) return
      connection = open(token)
    } catch (cause) {
      if (mine !== userId) return
      if (isSixpenceError(cause) && cause.code === 'session_expired') return change('closed')
      retry()
    }
  }

  function open(token: string): Connection {
    return openConnection({
      url: options.url,
      platform,
      token,
      lastNoticeId: log.lastId(),
      onOpen() {
        refused = undefined
        attempt = 0
        change('open')
        if (wasOpen) for (const listener of [...reconnectedListeners]) listener()
        wasOpen = true
      },
      onNotice(notice) {
        if (log.isNew(notice)) for (const listener of [...noticeListeners]) listener(notice)
      },
      onClosed(why) {
        connection = undefined
        onDiagnostic({ type: 'realtime', message: `lost: ${why}` })
        if (why === 'notAuthenticated') refused = token
        retry()
      },
    })
  }

  function retry(): void {
    if (userId === undefined) return
    change('connecting')
    const delayMs = reconnectDelayMs(attempt, platform.randomBytes)
    attempt += 1
    cancelWait = platform.timers.after(delayMs, () => void connect())
  }

  const leaveSession = session.subscribe(follow)
  const leaveLifecycle = platform.lifecycle.subscribe(event => {
    if (event !== 'online' || !cancelWait) return
    cancelWait()
    void connect()
  })
  follow()

  return {
    onNotice: listener => added(noticeListeners, listener),
    onReconnected: listener => added(reconnectedListeners, listener),
    getSnapshot: () => state,
    subscribe: listener => added(listeners, listener),
    dispose() {
      leaveSession()
      leaveLifecycle()
      userId = undefined
      leave()
    },
  }
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

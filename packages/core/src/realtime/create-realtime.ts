import { NO_NOTICE_YET, type Notice } from '@sixpence/protocol/realtime'
import { callListeners, type DiagnosticListener } from '../errors/index.ts'
import type { RequestProofs } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { SessionState } from '../session/index.ts'
import { openConnection, type Connection } from './connection.ts'
import { createNoticeBookmark, type NoticeBookmark } from './notice-bookmark.ts'
import { createNoticeLog } from './notice-log.ts'
import type { NoticeListener, Realtime, RealtimeState } from './realtime.ts'
import { reconnectDelayMs } from './reconnect-delay.ts'

/** Dependencies of the realtime channel. */
export interface RealtimeOptions {
  /** The full address of the websocket. */
  readonly url: string
  readonly platform: Platform
  readonly session: {
    readonly getSnapshot: () => SessionState
    readonly subscribe: (listener: () => void) => () => void
    accessToken(): Promise<string>
    renewedToken(refused: string): Promise<string>
  }
  readonly namespace: string
  readonly proofs: Pick<RequestProofs, 'prove' | 'takeNonce'>
  readonly onDiagnostic: DiagnosticListener
}

/** The maximum number of notices kept for a listener. */
const MOST_UNHEARD = 50

/** The realtime channel, and a way to end it. */
export interface RealtimeHandle extends Realtime {
  dispose(): void
}

/** Keeps one connection while somebody is signed in. */
export function createRealtime(options: RealtimeOptions): RealtimeHandle {
  return new BankRealtime(options)
}

class BankRealtime implements RealtimeHandle {
  #state: RealtimeState = 'closed'
  #userId: string | undefined
  #connection: Connection | undefined
  #cancelWait: (() => void) | undefined
  /** The token the bank refused. */
  #refused: string | undefined
  #attempt = 0
  #wasOpen = false
  readonly #log = createNoticeLog()
  readonly #listeners = new Set<() => void>()
  readonly #bookmark: NoticeBookmark
  readonly #noticeListeners = new Set<NoticeListener>()
  readonly #watchers = new Set<(notice: Notice) => void>()
  /** Notices received while there was no listener. */
  #unheard: Notice[] = []
  readonly #reconnectedListeners = new Set<() => void>()
  readonly #options: RealtimeOptions
  readonly #leave: readonly (() => void)[]

  constructor(options: RealtimeOptions) {
    const { session, platform } = options
    this.#options = options
    this.#bookmark = createNoticeBookmark(platform, options.namespace)
    this.#leave = [
      session.subscribe(() => this.#follow()),
      platform.lifecycle.subscribe(event => {
        if (event === 'online' && this.#cancelWait) void this.#connect()
      }),
    ]
    this.#follow()
  }

  readonly getSnapshot = (): RealtimeState => this.#state
  readonly subscribe = (listener: () => void) => added(this.#listeners, listener)
  readonly onNotice = (listener: NoticeListener) => {
    // Listeners added at the same moment receive them, too.
    queueMicrotask(() => this.#handUnheard())
    return added(this.#noticeListeners, listener)
  }
  readonly watch = (listener: (notice: Notice) => void) => added(this.#watchers, listener)
  readonly onReconnected = (listener: () => void) => added(this.#reconnectedListeners, listener)

  dispose(): void {
    for (const leave of this.#leave) leave()
    this.#stayFor(undefined)
  }

  #follow(): void {
    const state = this.#options.session.getSnapshot()
    if (state.status === 'signed_out') this.#bookmark.forget()
    this.#stayFor(state.status === 'signed_in' ? state.userId : undefined)
  }

  #stayFor(userId: string | undefined): void {
    if (userId === this.#userId) return
    this.#cancelWait?.()
    this.#cancelWait = undefined
    this.#connection?.close()
    this.#connection = undefined
    this.#refused = undefined
    this.#attempt = 0
    this.#wasOpen = false
    this.#log.forget()
    this.#unheard = []
    this.#userId = userId
    const progress = userId === undefined ? undefined : this.#bookmark.read(userId)
    if (progress) this.#log.goOnFrom(progress)
    this.#change('closed')
    if (userId !== undefined) void this.#connect()
  }

  async #connect(): Promise<void> {
    this.#cancelWait?.()
    this.#cancelWait = undefined
    this.#change('connecting')
    const { session } = this.#options
    const userId = this.#userId
    const refused = this.#refused
    try {
      const token = await (refused === undefined
        ? session.accessToken()
        : session.renewedToken(refused))
      if (userId !== this.#userId || this.#connection || this.#cancelWait) return
      this.#connection = this.#open(token)
    } catch {
      // Also for an expired session: its change closes the connection, unless the user is already
      // back.
      if (userId === this.#userId) this.#retry()
    }
  }

  #open(token: string): Connection {
    const { url, platform, proofs, onDiagnostic } = this.#options
    return openConnection({
      url,
      platform,
      proofs,
      token,
      lastNoticeId: this.#log.lastId(),
      onOpen: lastNoticeId => {
        this.#log.beginAt(lastNoticeId ?? NO_NOTICE_YET)
        this.#keepProgress()
        this.#opened()
      },
      onNotice: notice => this.#tell(notice),
      onClosed: why => {
        onDiagnostic({ type: 'realtime', message: `lost: ${why}` })
        this.#connection = undefined
        if (why === 'notAuthenticated') this.#refused = token
        this.#retry()
      },
    })
  }

  #opened(): void {
    const hasMissed = this.#wasOpen || this.#attempt > 0
    this.#refused = undefined
    this.#attempt = 0
    this.#change('open')
    if (hasMissed) void this.#call(this.#reconnectedListeners)
    this.#wasOpen = true
  }

  #tell(notice: Notice): void {
    if (!this.#log.isNew(notice)) return
    void this.#call(this.#watchers, notice)
    this.#unheard.push(notice)
    this.#handUnheard()
    // No listener shows notices: drops the oldest.
    const oldest = this.#unheard.length > MOST_UNHEARD ? this.#unheard.shift() : undefined
    if (oldest) void this.#hand(oldest)
  }

  #handUnheard(): void {
    if (this.#noticeListeners.size === 0) return
    for (const notice of this.#unheard.splice(0)) void this.#hand(notice)
  }

  async #hand(notice: Notice): Promise<void> {
    const userId = this.#userId
    await this.#call(this.#noticeListeners, notice)
    if (userId === undefined || userId !== this.#userId) return
    this.#log.delivered(notice.id)
    this.#keepProgress()
  }

  #keepProgress(): void {
    const progress = this.#log.progress()
    if (this.#userId !== undefined && progress) this.#bookmark.keep(this.#userId, progress)
  }

  #retry(): void {
    const { platform } = this.#options
    this.#change('connecting')
    const delayMs = reconnectDelayMs(this.#attempt, platform.randomBytes)
    this.#attempt += 1
    this.#cancelWait = platform.timers.after(delayMs, () => void this.#connect())
  }

  #change(state: RealtimeState): void {
    if (this.#state === state) return
    this.#state = state
    this.#options.onDiagnostic({ type: 'realtime', message: state })
    void this.#call(this.#listeners)
  }

  #call<Told extends readonly unknown[]>(
    listeners: ReadonlySet<(...told: Told) => unknown>,
    ...told: Told
  ): Promise<void> {
    return callListeners(listeners, told, this.#options.onDiagnostic)
  }
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import type { Tokens } from '@sixpence/protocol/sign-in'
import { callListeners, isSixpenceError, type DiagnosticListener } from '../errors/index.ts'
import type { TokenService } from '../http/index.ts'
import { randomId, topicChannel, type Platform } from '../platform/index.ts'
import { readAccessToken } from './access-token.ts'
import { newSession, nextDeadline, reduceSession } from './reduce-session.ts'
import type {
  Caller,
  Moment,
  RecordAccess,
  RecordOutcome,
  SessionEvent,
  SessionPort,
  TabMessage,
  Transition,
} from './session-model.ts'
import type { SessionState } from './session-state.ts'
import type { Session } from './session.ts'
import type { RefreshRecord, TokenStore } from './token-store.ts'

const ASK_AGAIN_MS = 300
const MAY_BE_LOST = /^(offline|server_unavailable|unexpected_answer)$/

/** Dependencies of a session. Tabs with the same `namespace` share one session. */
export interface BankSessionOptions {
  readonly platform: Platform
  readonly store: TokenStore
  readonly service: Pick<TokenService, 'refresh' | 'logout'>
  readonly namespace: string
  readonly idleLimitMs: number
  readonly onDiagnostic: DiagnosticListener
}

/** The session of this tab: runs `reduceSession` and performs its effects. */
export class BankSession implements Session {
  #model
  readonly #queue: SessionEvent[] = []
  #isReducing = false
  #deadline = Infinity
  #cancelTick: () => void = () => undefined
  #signingIn = 0
  #elsewhere: TabMessage | undefined
  #beginning: Promise<unknown> = Promise.resolve()
  #setRestored: () => void = () => undefined
  readonly #restored = new Promise<void>(resolve => (this.#setRestored = resolve))
  readonly #listeners = new Set<() => void>()
  readonly #options: BankSessionOptions
  readonly #channel
  readonly #leave: readonly (() => void)[]

  constructor(options: BankSessionOptions) {
    const { platform, namespace, idleLimitMs } = options
    this.#options = options
    this.#model = newSession(idleLimitMs)
    this.#channel = topicChannel<TabMessage>(platform.tabs, `${namespace}/session`)
    this.#leave = [
      this.#channel.subscribe(message => this.#receive(message)),
      platform.lifecycle.subscribe(type => void (type === 'focus' && this.#dispatch({ type }))),
    ]
  }

  readonly getSnapshot = (): SessionState => this.#model.snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async restore(): Promise<SessionState> {
    this.#dispatch({ type: 'restore' })
    await this.#restored
    return this.#model.snapshot
  }

  /**
   * Stores the tokens of a sign-in and ends any previous session at the bank. Calls run one after
   * another: the last one wins, here and in the record.
   */
  begin({ accessToken, refreshToken }: Tokens): Promise<void> {
    const begun = this.#beginning.then(async () => {
      const token = readAccessToken(accessToken, this.#now())
      await this.#ask(caller => ({ type: 'begin', caller, token, refreshToken }))
    })
    this.#beginning = begun.catch(() => undefined)
    return begun
  }

  /**
   * Runs a sign-in request. A sign-in in another tab is adopted only once this one fails: it may be
   * somebody else's.
   */
  async whileSigningIn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#signingIn += 1
    try {
      return await ask()
    } finally {
      this.#signingIn -= 1
      const message = this.#signingIn === 0 ? this.#elsewhere : undefined
      if (message) {
        this.#elsewhere = undefined
        this.#dispatch({ type: 'message', message })
      }
    }
  }

  accessToken(): Promise<string> {
    return this.#ask(caller => ({ type: 'tokenWanted', caller }))
  }

  renewedToken(refused: string): Promise<string> {
    return this.#ask(caller => ({ type: 'tokenWanted', caller, refused }))
  }

  async signOut(): Promise<void> {
    await this.restore()
    await this.#ask(caller => ({ type: 'signOut', caller }))
  }

  touch(): void {
    this.#dispatch({ type: 'touch' })
  }

  /** Stops timers and listeners. The customer stays signed in. */
  dispose(): void {
    for (const leave of this.#leave) leave()
    this.#listeners.clear()
    this.#dispatch({ type: 'dispose' })
  }

  #receive(message: TabMessage): void {
    const isOut = this.#model.snapshot.status === 'signed_out'
    if (this.#signingIn > 0 && isOut && message.type === 'token') this.#elsewhere = message
    else this.#dispatch({ type: 'message', message })
  }

  #ask(eventOf: (caller: Caller) => SessionEvent): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#dispatch(eventOf({ resolve: (token = '') => resolve(token), reject }))
    })
  }

  /** Queues events, because a listener may dispatch another while one is being reduced. */
  #dispatch(event: SessionEvent): void {
    this.#queue.push(event)
    if (this.#isReducing) return
    this.#isReducing = true
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#reduce(next)
    } finally {
      this.#isReducing = false
    }
    this.#schedule()
  }

  #reduce(event: SessionEvent): void {
    const { snapshot } = this.#model
    const { state, effects } = reduceSession(this.#model, event, this.#now())
    this.#model = state
    for (const effect of effects) effect(this.#port)
    if (state.snapshot !== snapshot) this.#notify(state.snapshot)
  }

  readonly #port: SessionPort = {
    post: message => this.#channel.post(message),
    access: (what, resume) => this.#goOn(this.#access(what), resume),
    lock: (waitMs, resume) => {
      const { platform, namespace } = this.#options
      const hold = () =>
        new Promise<void>(release => {
          const held = { release, refreshKey: randomId(platform) }
          this.#dispatch({ type: 'outcome', resume: step => resume(step, held) })
        })
      void platform.lock(`${namespace}/refresh`, hold, { waitMs })
    },
    refresh: (record, resume) =>
      this.#goOn(
        this.#refresh(record).catch((cause: unknown) => ({ cause })),
        resume,
      ),
    logout: (refreshToken, caller) =>
      void this.#options.service
        .logout(refreshToken)
        .catch((cause: unknown) => this.#report('the bank could not be told of the end', cause))
        .finally(() => caller?.resolve()),
  }

  #goOn<Outcome>(work: Promise<Outcome>, resume: Transition<Outcome>): void {
    void work.then(outcome =>
      this.#dispatch({ type: 'outcome', resume: step => resume(step, outcome) }),
    )
  }

  /** Never rejects. */
  async #access({ change, orRead }: RecordAccess): Promise<RecordOutcome> {
    const { store } = this.#options
    try {
      let before: RefreshRecord | undefined
      const after = change
        ? await store.update(current => change((before = current)))
        : await store.read()
      return { before, after }
    } catch (error) {
      if (!orRead || !change) return { error }
      if (orRead === 'ended') this.#report('the ended session could not be deleted', error)
    }
    try {
      const before = await store.read()
      return { before, after: change(before) }
    } catch (error) {
      this.#report('the ended session could not be read', error)
      return { error }
    }
  }

  /** Retries once with the same key, for which the bank repeats an answer that was lost on the way. */
  async #refresh({ refreshToken, refreshKey, boundTo }: RefreshRecord): Promise<Tokens> {
    const { service, platform } = this.#options
    try {
      return await service.refresh(refreshToken, refreshKey, boundTo)
    } catch (cause) {
      if (!isSixpenceError(cause) || !MAY_BE_LOST.test(cause.code)) throw cause
      await new Promise<void>(resolve => platform.timers.after(ASK_AGAIN_MS, resolve))
      return service.refresh(refreshToken, refreshKey, boundTo)
    }
  }

  #notify(state: SessionState): void {
    if (state.status !== 'restoring') this.#setRestored()
    this.#report(state.status === 'signed_out' ? `signed out: ${state.because}` : state.status)
    void callListeners(this.#listeners, [], this.#options.onDiagnostic)
  }

  #schedule(): void {
    const deadline = nextDeadline(this.#model)
    if (deadline === this.#deadline) return
    this.#cancelTick()
    this.#deadline = deadline
    if (deadline === Infinity) return
    const delayMs = Math.max(0, deadline - this.#now().monotonic)
    this.#cancelTick = this.#options.platform.timers.after(delayMs, () => {
      this.#deadline = Infinity
      this.#dispatch({ type: 'tick' })
    })
  }

  #now(): Moment {
    const { clock } = this.#options.platform
    return { wall: clock.now(), monotonic: clock.monotonic() }
  }

  #report(message: string, cause?: unknown): void {
    const details =
      cause instanceof Error ? { error: 'code' in cause ? cause.code : cause.name } : undefined
    this.#options.onDiagnostic({ type: 'session', message, details })
  }
}

import type { Tokens } from '@sixpence/protocol/sign-in'
import { callListeners, type DiagnosticListener, SixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import type { TokenService } from '../http/index.ts'
import { readAccessToken, type AccessToken } from './access-token.ts'
import { Renewal } from './renewal.ts'
import type { SessionState, SignedOutBecause } from './session-state.ts'
import type { Session } from './session.ts'
import { openSessionTalk, type SessionTalk } from './session-talk.ts'
import { createSharedIdle, type SharedIdle } from './shared-idle.ts'
import { takeRecord } from './take-record.ts'
import type { RefreshRecord, TokenStore } from './token-store.ts'

const REFRESH_AHEAD_MS = 10_000
/** How long a sign-out waits for the storage before it shows. */
const DELETE_MS = 300
const EMPTY = 'empty refresh token'

export interface BankSessionOptions {
  readonly platform: Platform
  readonly store: TokenStore
  readonly service: Pick<TokenService, 'refresh' | 'logout'>
  readonly namespace: string
  readonly idleLimitMs: number
  readonly onDiagnostic: DiagnosticListener
}

/** One stay of one customer; compared by reference, so that what was begun in it ends with it. */
interface Visit {
  readonly userId: string
  readonly email: string | undefined
}

/** The session of this tab, in step with those of the other tabs of the browser. */
export class BankSession implements Session {
  #state: SessionState = { status: 'restoring' }
  #visit: Visit | undefined
  #token: AccessToken | undefined
  #generation: number | undefined
  #renewing: Promise<AccessToken> | undefined
  #restoring: Promise<void> | undefined
  #beginning: Promise<unknown> = Promise.resolve()
  readonly #listeners = new Set<() => void>()
  readonly #options: BankSessionOptions
  readonly #talk: SessionTalk
  readonly #renewal: Renewal
  readonly #idle: SharedIdle
  readonly #leaveLifecycle: () => void

  constructor(options: BankSessionOptions) {
    const { platform, store } = options
    this.#options = options
    this.#talk = openSessionTalk({
      ...options,
      customer: () => this.#visit?.userId,
      isSignedOut: () => this.#state.status === 'signed_out',
      held: () => this.#token,
      known: () => this.#generation,
      isFresh: token => this.#isFresh(token),
      refreshing: () => this.#renewal.inProgress,
      hold: token => this.#hold(token),
      join: record => this.#stay(record),
      active: at => this.#idle.heard(at),
      end: because => this.#end(because),
    })
    this.#renewal = new Renewal({
      ...options,
      talk: this.#talk,
      held: () => this.#token,
      known: () => this.#generation,
      hold: token => this.#hold(token),
    })
    this.#idle = createSharedIdle({
      platform,
      store,
      talk: this.#talk,
      limitMs: options.idleLimitMs,
      onWarning: idleAt => this.#warn(idleAt),
      onOver: () => void (this.#visit && this.#endIfIdle()),
      onFailure: (message, cause) => this.#report(message, cause),
    })
    this.#leaveLifecycle = platform.lifecycle.subscribe(event => {
      if (event === 'focus' && this.#visit) void this.#lookAgain(this.#visit)
    })
  }

  readonly getSnapshot = (): SessionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async restore(): Promise<SessionState> {
    await (this.#restoring ??= this.#restore())
    return this.#state
  }

  /**
   * Takes the tokens of a sign-in; the session before, if there is one, ends at the bank too. One
   * after the other: the last one stands, here and in the record.
   */
  begin(tokens: Tokens): Promise<void> {
    const begun = this.#beginning.then(() => this.#begin(tokens))
    this.#beginning = begun.catch(() => undefined)
    return begun
  }

  async accessToken(): Promise<string> {
    await this.#ready()
    const token = this.#token
    return token && this.#isFresh(token) ? token.value : (await this.#renewOnce()).value
  }

  async renewedToken(refused: string): Promise<string> {
    await this.#ready()
    const token = this.#token
    if (token && token.value !== refused && this.#isFresh(token)) return token.value
    const renewed = await this.#renewOnce()
    // Another tab may have handed over the very token that the bank no longer takes.
    return renewed.value === refused ? (await this.#renewOnce()).value : renewed.value
  }

  async signOut(): Promise<void> {
    await this.restore()
    const visit = this.#visit
    if (!visit) return
    const { store, platform } = this.#options
    const taking = takeRecord({
      store,
      isOver: record => record.userId === visit.userId,
      onFailure: (message, cause) => this.#report(message, cause),
    })
    // The record goes first: a page that is left right now would find itself signed in again.
    const enough = new Promise<void>(resolve => platform.timers.after(DELETE_MS, resolve))
    await Promise.race([taking, enough])
    // A call that found the record gone may have ended it here, and told nobody.
    if (!this.#visit) this.#tellEnd(visit, 'left')
    else if (visit === this.#visit) this.#endEverywhere('left')
    await this.#endAtBank((await taking).taken)
  }

  touch(): void {
    if (this.#state.status === 'signed_in') this.#idle.touch(this.#state.idleAt !== undefined)
  }

  /** Ends timers and listeners. The customer stays signed in. */
  dispose(): void {
    this.#talk.close()
    this.#idle.stop()
    this.#leaveLifecycle()
    this.#listeners.clear()
  }

  async #restore(): Promise<void> {
    const record = await this.#options.store.read().catch((cause: unknown) => {
      this.#report('nothing could be restored', cause)
      return undefined
    })
    if (this.#state.status !== 'restoring') return
    if (!record) return this.#change({ status: 'signed_out', because: 'never' })
    this.#idle.begin(record.userId, record.activeAt)
    const taken = this.#idle.isOver() ? await this.#idle.takeIfOver() : undefined
    // Somebody signed in meanwhile.
    if (this.#state.status !== 'restoring') return void this.#endAtBank(taken)
    if (this.#idle.isOver()) {
      this.#end('idle')
      return void this.#endAtBank(taken)
    }
    this.#stay(record)
    this.touch()
  }

  async #begin(tokens: Tokens): Promise<void> {
    const { platform, store } = this.#options
    const read = readAccessToken(tokens.accessToken, platform.clock)
    const { userId, email } = read
    const now = platform.clock.now()
    let replaced: RefreshRecord | undefined
    let generation = now
    await store.update(current => {
      replaced = current
      // Above every generation before, also where the record of the last session was deleted.
      generation = Math.max(now, (current?.generation ?? 0) + 1)
      return { refreshToken: tokens.refreshToken, userId, email, generation, activeAt: now }
    })
    this.#restoring = Promise.resolve()
    this.#enter({ userId, email, generation })
    const token = { ...read, generation }
    this.#hold(token)
    this.#idle.begin(userId, now)
    this.#talk.tell(token)
    void this.#endAtBank(replaced)
    // Somebody may have signed in in another tab at the same moment.
    if (this.#visit) void this.#lookAgain(this.#visit)
  }

  /** A page that slept has heard nothing: not that time passed, nor that somebody signed out. */
  async #lookAgain(visit: Visit): Promise<void> {
    this.#idle.check()
    const { store } = this.#options
    const standing = await store.read().catch(() => visit)
    if (visit === this.#visit && standing?.userId !== visit.userId) this.#end('left')
  }

  /** Waits until it is known who is here. */
  async #ready(): Promise<void> {
    if (!this.#visit) await this.restore()
    if (this.#visit && this.#idle.isOver()) await this.#endIfIdle()
    if (!this.#visit) throw expired()
  }

  #isFresh({ endsAt }: AccessToken): boolean {
    return endsAt - this.#options.platform.clock.monotonic() > REFRESH_AHEAD_MS
  }

  #renewOnce(): Promise<AccessToken> {
    if (this.#renewing) return this.#renewing
    const renewing = this.#renew().finally(() => {
      if (this.#renewing === renewing) this.#renewing = undefined
    })
    return (this.#renewing = renewing)
  }

  async #renew(): Promise<AccessToken> {
    const visit = this.#visit
    if (!visit) throw expired()
    const renewed = await this.#renewal.renew(visit.userId)
    // A sign-out that happened meanwhile wins.
    if (visit !== this.#visit) throw expired()
    if ('token' in renewed) return renewed.token
    if (renewed.ended === 'left') this.#end('left')
    else this.#endEverywhere(renewed.ended)
    throw expired(renewed.cause)
  }

  /** Keeps the newest token, and none once the customer has left. */
  #hold(token: AccessToken): void {
    if (this.#visit?.userId !== token.userId) return
    if (this.#token && this.#token.generation >= token.generation) return
    this.#token = token
    this.#generation = token.generation
  }

  #warn(idleAt: number | undefined): void {
    if (this.#state.status !== 'signed_in' || this.#state.idleAt === idleAt) return
    this.#change({ ...this.#state, idleAt })
  }

  async #endIfIdle(): Promise<void> {
    const visit = this.#visit
    const taken = await this.#idle.takeIfOver()
    if (visit !== this.#visit || !this.#idle.isOver()) return
    this.#endEverywhere('idle')
    void this.#endAtBank(taken)
  }

  /** Enters with what another page has left, or is at. */
  #stay(record: RefreshRecord): void {
    this.#enter(record)
    this.#idle.begin(record.userId, record.activeAt)
  }

  #enter({ userId, email, generation }: Visit & { generation: number }): void {
    this.#forget()
    this.#visit = { userId, email }
    this.#generation = generation
    this.#change({ status: 'signed_in', userId, email, idleAt: undefined })
  }

  #endEverywhere(because: SignedOutBecause): void {
    // The other tabs first: whoever listens in this one may fail.
    if (this.#visit) this.#tellEnd(this.#visit, because)
    this.#end(because)
  }

  #tellEnd({ userId }: Visit, because: SignedOutBecause): void {
    this.#talk.post({ type: 'ended', userId, because })
  }

  #end(because: SignedOutBecause): void {
    this.#forget()
    this.#change({ status: 'signed_out', because })
  }

  #forget(): void {
    this.#visit = undefined
    this.#token = undefined
    this.#renewing = undefined
    this.#idle.stop()
  }

  async #endAtBank(record: RefreshRecord | undefined): Promise<void> {
    if (!record) return
    await this.#options.service
      .logout(record.refreshToken)
      .catch((cause: unknown) => this.#report('the bank could not be told of the end', cause))
  }

  #change(state: SessionState): void {
    this.#state = state
    this.#report(state.status === 'signed_out' ? `signed out: ${state.because}` : state.status)
    void callListeners(this.#listeners, [], this.#options.onDiagnostic)
  }

  #report(message: string, cause?: unknown): void {
    const details =
      cause instanceof Error ? { error: 'code' in cause ? cause.code : cause.name } : undefined
    this.#options.onDiagnostic({ type: 'session', message, details })
  }
}

function expired(cause?: SixpenceError): SixpenceError {
  const isEmpty = cause?.message === EMPTY
  return new SixpenceError('session_expired', isEmpty ? EMPTY : 'session expired', {
    cause,
    requestId: cause?.requestId,
  })
}

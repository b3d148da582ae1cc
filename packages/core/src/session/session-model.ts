import type { Tokens } from '@sixpence/protocol/sign-in'
import type { SessionState, SignedOutBecause } from './session-state.ts'
import type { RefreshRecord } from './token-store.ts'

/** A moment by both clocks, in milliseconds: the wall clock may jump, the monotonic one may sleep. */
export type Moment = Readonly<{ wall: number; monotonic: number }>

/** An access token in memory, and the generation of its refresh record. */
export interface AccessToken {
  readonly value: string
  readonly userId: string
  readonly email: string | undefined
  readonly generation: number
  /** In monotonic milliseconds, unrelated to the time of day. */
  readonly endsAt: number
}

/** A token without a generation yet. */
export type ReceivedToken = Omit<AccessToken, 'generation'>

/** One customer's stay. Compared by reference, so what began in it ends with it. */
export type SessionScope = Readonly<{ userId: string; email: string | undefined }>

/** Messages about a session between the tabs of one browser. Never the refresh token. */
export type TabMessage =
  /** A new access token, after a sign-in, a refresh or an `ask`; valid for `leftMs` more. */
  | Readonly<{ type: 'token'; leftMs: number } & Omit<AccessToken, 'endsAt'>>
  | Readonly<{ type: 'ended'; userId: string; because: SignedOutBecause }>
  | Readonly<{ type: 'active'; at: number }>
  /** Asks the other tabs for a token of at least this generation. */
  | Readonly<{ type: 'ask'; generation: number }>
  /** This tab is requesting that generation from the bank. */
  | Readonly<{ type: 'refreshing'; generation: number }>
  | Readonly<{ type: 'failed'; generation: number }>

/** Idle time of the session; the last three are monotonic. */
export type Idle = Readonly<{
  last: Moment
  /** The last activity this tab shared or received, as recorded. */
  shared: number
  touchedAt: number
  /** Timed out in this tab; the record decides for all tabs. */
  isEnding: boolean
  /** Activity isn't shared before this. */
  quietUntil: number
  shareAt: number
  checkAt: number
}>

/** A call waiting for its answer. */
export type Caller = Readonly<{ resolve(token?: string): void; reject(cause: unknown): void }>

/** Everything a tab knows about its session. */
export type SessionModel = Readonly<{
  idleLimitMs: number
  snapshot: SessionState
  isReading: boolean
  /** A session began or ended elsewhere during the read of the record, which may be out of date. */
  isReadStale: boolean
  scope: SessionScope | undefined
  token: AccessToken | undefined
  /** The newest generation of the record this tab knows. */
  generation: number
  idle: Idle | undefined
  /** Callers that want a token other than `refused`, unless two renewals return that very one. */
  waiters: readonly Readonly<{ caller: Caller; refused?: string | undefined; isSecond?: true }>[]
  /** The scope whose token is being renewed. A renewal goes on when its session ends. */
  renewing: SessionScope | undefined
  /** The generation being requested from the bank. */
  refreshing: number | undefined
  /** Continues at a monotonic moment, or once a token of that generation arrives. */
  waits: readonly Readonly<{ until: number; generation?: number; resume: Transition }>[]
}>

/**
 * An event in the life of a session.
 *
 * Two more ways to be signed in fit here once a host needs them. With tokens that the host renews,
 * a scope begins without a record, and renewals ask the host instead of the bank. With a session
 * cookie, a scope begins without a token and is never renewed. Both end like any other scope.
 */
export type SessionEvent =
  | Readonly<{ type: 'restore' | 'focus' | 'touch' | 'tick' | 'dispose' }>
  | Readonly<{ type: 'begin'; caller: Caller; token: ReceivedToken; refreshToken: string }>
  | Readonly<{ type: 'signOut'; caller: Caller }>
  | Readonly<{ type: 'tokenWanted'; caller: Caller; refused?: string }>
  | Readonly<{ type: 'message'; message: TabMessage }>
  /** The outcome of an effect. */
  | Readonly<{ type: 'outcome'; resume: Transition }>

/** One reduction in progress: the state so far, and the effects to run. */
export interface Step {
  state: SessionModel
  readonly effects: SessionEffect[]
  readonly at: Moment
}

/** A part of a reduction, just as pure. */
export type Transition<Outcome = void> = (step: Step, outcome: Outcome) => void

/** A side effect; its outcome is an event. */
export type SessionEffect = (port: SessionPort) => unknown

/** The side effects available to a session. */
export interface SessionPort {
  post(message: TabMessage): void
  access(access: RecordAccess, resume: Transition<RecordOutcome>): void
  /** One tab at a time; waits at most `waitMs`. The key identifies a new use of a refresh token. */
  lock(
    waitMs: number,
    resume: Transition<Readonly<{ release: () => void; refreshKey: string }>>,
  ): void
  refresh(record: RefreshRecord, resume: Transition<Tokens | Readonly<{ cause: unknown }>>): void
  /** Ends a session at the bank; resolves the caller once that succeeded or failed. */
  logout(refreshToken: string, caller?: Caller): void
}

/** Reads the record, or changes it atomically. */
export type RecordAccess = Readonly<{
  change?: (current: RefreshRecord | undefined) => RefreshRecord | undefined
  /** Continues without a write: `used` keeps the record in this page, `ended` ends it at the bank. */
  orRead?: 'used' | 'ended'
}>

/** The record before and after; `error` if it could be neither changed nor read. */
export type RecordOutcome = Readonly<{
  before?: RefreshRecord | undefined
  after?: RefreshRecord | undefined
  error?: unknown
}>

import type { Tokens } from '@sixpence/protocol/sign-in'
import type { SessionState, SignedOutBecause } from './session-state.ts'
import type { RefreshRecord } from './token-store.ts'

/** A moment by both clocks, in milliseconds: the one on the wall may jump, the other may sleep. */
export type Moment = Readonly<{ wall: number; monotonic: number }>

/** An access token in memory, and the generation of the refresh record it came with. */
export interface AccessToken {
  readonly value: string
  readonly userId: string
  readonly email: string | undefined
  readonly generation: number
  /** Monotonic milliseconds; says nothing about the time of day. */
  readonly endsAt: number
}

/** A token that belongs to no generation yet. */
export type ReceivedToken = Omit<AccessToken, 'generation'>

/** One stay of one customer; compared by reference, so that what began in it ends with it. */
export type SessionScope = Readonly<{ userId: string; email: string | undefined }>

/** What the tabs of one browser send each other about a session. Never the refresh token. */
export type TabMessage =
  /** A new access token, after a sign-in, a refresh or an `ask`; it lives for `leftMs` more. */
  | Readonly<{ type: 'token'; leftMs: number } & Omit<AccessToken, 'endsAt'>>
  | Readonly<{ type: 'ended'; userId: string; because: SignedOutBecause }>
  | Readonly<{ type: 'active'; at: number }>
  /** Who has a token of at least this generation? */
  | Readonly<{ type: 'ask'; generation: number }>
  /** This tab is getting that generation from the bank. */
  | Readonly<{ type: 'refreshing'; generation: number }>
  | Readonly<{ type: 'failed'; generation: number }>

/** How long the session has lain idle; the last three are monotonic. */
export type Idle = Readonly<{
  last: Moment
  /** The last activity that this tab shared or received, as it was written. */
  shared: number
  touchedAt: number
  /** It is over in this tab; the record decides for all of them. */
  isEnding: boolean
  /** No activity is shared before. */
  quietUntil: number
  shareAt: number
  checkAt: number
}>

/** A call that waits for its answer. */
export type Caller = Readonly<{ resolve(token?: string): void; reject(cause: unknown): void }>

/** All that a tab knows of its session. */
export type SessionModel = Readonly<{
  idleLimitMs: number
  snapshot: SessionState
  isReading: boolean
  /** A session began or ended elsewhere while the record was read: it may be of before. */
  isReadStale: boolean
  scope: SessionScope | undefined
  token: AccessToken | undefined
  /** The newest generation of the record that this tab knows. */
  generation: number
  idle: Idle | undefined
  /** Callers that want a token other than `refused`, unless two renewals bring that very one. */
  waiters: readonly Readonly<{ caller: Caller; refused?: string | undefined; isSecond?: true }>[]
  /** Whose token is being renewed. A renewal goes on when its session ends. */
  renewing: SessionScope | undefined
  /** The generation that is being got from the bank. */
  refreshing: number | undefined
  /** What goes on at a monotonic moment, or once a token of that generation has arrived. */
  waits: readonly Readonly<{ until: number; generation?: number; resume: Transition }>[]
}>

/**
 * What happens to a session.
 *
 * Two more ways to be signed in have their place here, once a host needs them: a token that the
 * host renews begins a scope without a record, and a renewal asks the host in place of the bank; a
 * cookie session begins a scope without a token, and nothing is ever renewed. Both end as any scope
 * does.
 */
export type SessionEvent =
  | Readonly<{ type: 'restore' | 'focus' | 'touch' | 'tick' | 'dispose' }>
  | Readonly<{ type: 'begin'; caller: Caller; token: ReceivedToken; refreshToken: string }>
  | Readonly<{ type: 'signOut'; caller: Caller }>
  | Readonly<{ type: 'tokenWanted'; caller: Caller; refused?: string }>
  | Readonly<{ type: 'message'; message: TabMessage }>
  /** What came of an effect. */
  | Readonly<{ type: 'outcome'; resume: Transition }>

/** One reduction under way: the state so far, and what is to be done. */
export interface Step {
  state: SessionModel
  readonly effects: SessionEffect[]
  readonly at: Moment
}

/** A part of a reduction, and as pure. */
export type Transition<Outcome = void> = (step: Step, outcome: Outcome) => void

/** Something to be done; its outcome is an event. */
export type SessionEffect = (port: SessionPort) => unknown

/** What a session does to its surroundings. */
export interface SessionPort {
  post(message: TabMessage): void
  access(access: RecordAccess, resume: Transition<RecordOutcome>): void
  /** One tab at a time, or after a wait. The key is a new name for the use of a refresh token. */
  lock(
    waitMs: number,
    resume: Transition<Readonly<{ release: () => void; refreshKey: string }>>,
  ): void
  refresh(record: RefreshRecord, resume: Transition<Tokens | Readonly<{ cause: unknown }>>): void
  /** Ends a session at the bank; resolves the caller when that is done or could not be. */
  logout(refreshToken: string, caller?: Caller): void
}

/** Reads the record, or changes it in one piece. */
export type RecordAccess = Readonly<{
  change?: (current: RefreshRecord | undefined) => RefreshRecord | undefined
  /** Holds although it cannot be written: in this page while it is used, at the bank once ended. */
  orRead?: 'used' | 'ended'
}>

/** The record before and after; with `error` when it could be neither changed nor read. */
export type RecordOutcome = Readonly<{
  before?: RefreshRecord | undefined
  after?: RefreshRecord | undefined
  error?: unknown
}>

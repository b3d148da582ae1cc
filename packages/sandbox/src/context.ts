import type { Locale } from '@sixpence/protocol'
import type { Sql } from './db/index.ts'

/** The bank's own time: real time plus what tests and people have advanced it by. */
export interface BankClock {
  now(): Date
}

/** Who asks, as the access token says. */
export interface Caller {
  readonly userId: string
  readonly customerId: string
  readonly email: string
  readonly sessionId: string
  /** A session of a frame (`embed`) reads and quotes; it moves no money. */
  readonly scope: 'full' | 'embed'
}

/** Where a request comes from, as far as the bank can tell. */
export interface RequestOrigin {
  /** An address of the internet protocol, in either family. */
  readonly ip: string
  /** Browser and system in words, e.g. `Firefox, Windows`; undefined for programs. */
  readonly device: string | undefined
}

/**
 * What a handler may use. `sql` runs inside the call's one transaction: a handler that throws
 * undoes everything it did, a handler that returns a `Refusal` keeps it (a counted wrong code,
 * say).
 */
export interface Context {
  readonly sql: Sql
  readonly clock: BankClock
  readonly newId: () => string
  /** Six random digits. */
  readonly newCode: () => string
  readonly locale: Locale
  readonly origin: RequestOrigin
  /** The payments this process is working on, as customer and key; one set for each bank. */
  readonly keysInFlight: Set<string>
}

/** The context of a call that needs a token. */
export interface CallerContext extends Context {
  readonly caller: Caller
  /** The `Idempotency-Key` of the call; empty text for methods that take none. */
  readonly key: string
}

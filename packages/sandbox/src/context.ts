import type { AccessRight, Locale, Permissions } from '@sixpence/protocol'
import type { Sql } from './db/index.ts'

/** The bank's own time: real time plus what tests and people have advanced it by. */
export interface BankClock {
  now(): Date
}

/** Who is signed in, as the access token says. */
export interface SignedIn {
  readonly userId: string
  readonly customerId: string
  readonly email: string
  /** The sign-in name that the session began under, where it is another one now. */
  readonly formerEmail?: string | null
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
  /** Thumbprint of the key that proved the request; undefined where none did. */
  readonly boundTo?: string | undefined
}

/**
 * Who asks: somebody who is signed in, for themselves or for another customer. The ledger acts on
 * `customerId`; name and address stay those of the person who is signed in.
 */
export interface Caller extends SignedIn {
  /** On whom the call acts. Of a method that needs `own` always the person themselves. */
  readonly customerId: string
  /** Whom the call names, and the person may act for; themselves when it names no one. */
  readonly actsFor: string
  /** The person's own customer, also while they act for another one. */
  readonly ownCustomerId: string
  /** What the person may do for whom the call names. */
  readonly right: AccessRight
  /** The person's flags for whom the call names; an owner holds all but those of a sub-account. */
  readonly permissions: Permissions
  /** False of users who may only upload, whatever their right: nothing about the owner is theirs. */
  readonly seesBalance: boolean
  /** A member of the bank's staff, who acts for a customer. */
  readonly isStaff: boolean
}

/** A file as it arrived, unchecked. */
export interface UploadedFile {
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
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
  /** Where the bank was asked, e.g. `https://bank.example`. */
  readonly bankUrl: string
  /** The payments this process is working on, as customer and key; one set for each bank. */
  readonly keysInFlight: Set<string>
}

/** The context of a call that needs a token. */
export interface CallerContext extends Context {
  readonly caller: Caller
  /** The `Idempotency-Key` of the call; empty text for methods that take none. */
  readonly key: string
  /** What came along with an upload, by the names of its parts. */
  readonly files?: ReadonlyMap<string, UploadedFile> | undefined
}

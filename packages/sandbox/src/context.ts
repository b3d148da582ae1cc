import type { AccessRight, Locale, Permissions } from '@sixpence/protocol'
import type { Sql } from './db/index.ts'

/** The bank's own time: real time plus what tests and people have advanced it by. */
export interface BankClock {
  now(): Date
}

/** The user named in the access token. */
export interface SignedIn {
  readonly userId: string
  readonly customerId: string
  readonly email: string
  /** The sign-in name at the start of the session, if it has changed since. */
  readonly formerEmail?: string | null
  readonly sessionId: string
  /** A session of a frame (`embed`) reads and quotes; it moves no money. */
  readonly scope: 'full' | 'embed'
}

/** The origin of a request, as far as the bank knows it. */
export interface RequestOrigin {
  /** An IPv4 or IPv6 address. */
  readonly ip: string
  /** The browser and system in words, e.g. `Firefox, Windows`; undefined for programs. */
  readonly device: string | undefined
  /** The thumbprint of the key that proved the request; undefined without a proof. */
  readonly boundTo?: string | undefined
}

/**
 * The signed-in user, acting for themselves or for another customer. The ledger acts on
 * `customerId`; name and address stay those of the signed-in user.
 */
export interface Caller extends SignedIn {
  /** The customer on whom the call acts. For a method that needs `own`, always the user's own. */
  readonly customerId: string
  /** The customer that the call names and the user may act for; the user's own if it names none. */
  readonly actsFor: string
  /** The user's own customer, even while they act for another one. */
  readonly ownCustomerId: string
  /** The user's access right for the named customer. */
  readonly right: AccessRight
  /** The user's flags for the named customer. An owner holds all except those of a sub-account. */
  readonly permissions: Permissions
  /** False for users who may only upload, whatever their right: they see nothing about the owner. */
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
 * The context of a handler. `sql` runs inside the call's one transaction: if the handler throws,
 * everything it did is undone; if it returns a `Refusal`, it is kept (e.g. a counted wrong code).
 */
export interface Context {
  readonly sql: Sql
  readonly clock: BankClock
  readonly newId: () => string
  /** Six random digits. */
  readonly newCode: () => string
  readonly locale: Locale
  readonly origin: RequestOrigin
  /** The origin at which the bank received the request, e.g. `https://bank.example`. */
  readonly bankUrl: string
  /** The payments this process is working on, as customer and key; one set for each bank. */
  readonly keysInFlight: Set<string>
}

/** The context of a call that needs a token. */
export interface CallerContext extends Context {
  readonly caller: Caller
  /** The `Idempotency-Key` of the call; empty text for methods that take none. */
  readonly key: string
  /** The uploaded files, by the names of their parts. */
  readonly files?: ReadonlyMap<string, UploadedFile> | undefined
}

import type { AccessInfo, AccessListEntry } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import type { FatcaCrsInfo } from '@sixpence/protocol/profile'
import type { Term } from '@sixpence/protocol/envelope'

/** The bank's data about the signed-in user that the start page and the guards need. */
export interface StartInfo {
  /** Undefined while terms must be accepted, or if the bank refused. */
  readonly customer: Customer | undefined
  /** Terms to accept. */
  readonly terms: readonly Term[]
  /** Present for businesses, and for everyone who acts for someone else. */
  readonly accessInfo: AccessInfo | undefined
  /** The customers the user may act for; empty for users who act only for themselves. */
  readonly accesses: readonly AccessListEntry[]
  /** Present for personal customers. */
  readonly forms: FatcaCrsInfo | undefined
}

/** The first page after signing in. Available as `sixpence.start`. */
export interface Start {
  /**
   * Loads the data once, until someone else is signed in or acted for. Terms to accept, and a bank
   * that refuses, are results, not errors.
   *
   * @throws {SixpenceError} `session_expired`; `offline`, `timeout`, `server_unavailable`,
   *   `too_soon` or `unexpected_answer` if it isn't known: try again.
   */
  info(): Promise<StartInfo>
  /** Makes the next request reload the data, e.g. after an upload. */
  forget(): void
  /** Returns the last loaded value; undefined before, and after `forget`. */
  readonly getSnapshot: () => StartInfo | undefined
  /** Calls the listener after each change of the snapshot. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

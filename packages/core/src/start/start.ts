import type { AccessInfo, AccessListEntry } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import type { FatcaCrsInfo } from '@sixpence/protocol/profile'
import type { Term } from '@sixpence/protocol'

/** What the bank has said about the signed-in user, as far as starting and guarding need it. */
export interface StartInfo {
  /** Undefined while terms wait to be agreed to, or when the bank did not say. */
  readonly customer: Customer | undefined
  /** What waits to be agreed to. */
  readonly terms: readonly Term[]
  /** Present for businesses, and for everyone who acts for someone. */
  readonly accessInfo: AccessInfo | undefined
  /** Whom the user may act for; empty for users who act only for themselves. */
  readonly accesses: readonly AccessListEntry[]
  /** Present for personal customers. */
  readonly forms: FatcaCrsInfo | undefined
}

/** The first page after signing in. Available as `sixpence.start`. */
export interface Start {
  /**
   * Loads it, once until someone else is signed in or acted for. Terms to agree to, and a bank that
   * refuses, are answers and not errors.
   *
   * @throws {SixpenceError} `session_expired`; `offline`, `timeout`, `server_unavailable`,
   *   `too_soon` or `unexpected_answer` when it is not known: try again.
   */
  info(): Promise<StartInfo>
  /** Reloads it on the next request, e.g. after an upload. */
  forget(): void
  /** The last loaded value; undefined before, and after `forget`. */
  readonly getSnapshot: () => StartInfo | undefined
  /** Calls the listener after each change of the snapshot. The returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

import type { Term } from '@sixpence/protocol/envelope'

/** The reason a call failed. Stable across releases: switch on this, never on `message`. */
export type SixpenceErrorCode =
  /** Some fields were not accepted: see `fields`. */
  | 'invalid_input'
  /** Name or password is wrong; the bank doesn't reveal which. */
  | 'wrong_credentials'
  /** Too many wrong passwords or codes; retry after `retryAfterSeconds`. */
  | 'locked'
  /** A bot check is required: pass it, and send its value along. */
  | 'captcha_needed'
  | 'too_many_lookups'
  /** A batch with the same payments was submitted in the last 30 days. */
  | 'identical_batch'
  | 'captcha_failed'
  | 'consent_needed'
  | 'wrong_code'
  | 'expired_code'
  /** All tries are used up: request a new code. */
  | 'too_many_attempts'
  /** Too many wrong codes today: none is accepted until tomorrow. */
  | 'codes_locked'
  /** No one has answered on the linked device yet. */
  | 'approval_pending'
  /** The request was refused on the linked device. */
  | 'approval_refused'
  /** Requested again too early, or too often; see `retryAfterSeconds`. */
  | 'too_soon'
  /** No one is signed in any more. */
  | 'session_expired'
  /** Terms must be accepted before anything else: see `terms`. */
  | 'terms_pending'
  | 'no_access'
  /** The customer is limited: money can come in, but not go out. */
  | 'account_limited'
  /** The bank hasn't verified the customer yet, and issues no new cards until then. */
  | 'account_unverified'
  | 'closed_account'
  /** A frame's session isn't allowed to do it: the same step works in a window of the bank. */
  | 'step_up_needed'
  /** A file the bank would not accept; nothing was sent. `fields` names it and the reason. */
  | 'file_refused'
  /** The chosen payment method can't carry some letters of a name or message: see `fields`. */
  | 'letters_not_carried'
  /** The balance does not cover it. */
  | 'insufficient_funds'
  /** The price, rate or limit differs from the one shown. */
  | 'price_changed'
  /** A payment waited too long for its approval; nothing moved. */
  | 'approval_expired'
  /** Somebody else has changed it since it was read: see `newer`. */
  | 'changed_meanwhile'
  /** A later choice by the user replaced this one: show nothing of it. */
  | 'superseded'
  /** Someone else has decided or withdrawn the request in the meantime. */
  | 'request_decided'
  /** No payment of the batch can be made; it keeps waiting. */
  | 'none_payable'
  /** Someone who may approve payments declined it; nothing moved. */
  | 'request_declined'
  /** The requester withdrew it, or lost their access; no money moved. */
  | 'request_withdrawn'
  /** Only the bank can end a repeating payment. */
  | 'not_cancellable'
  /** A repeating payment has made its last payment, or was stopped. */
  | 'subscription_ended'
  /** The same payment is in progress; read its state. */
  | 'in_flight'
  /** The key belongs to another payment. */
  | 'key_reused'
  /** The bank refused for a reason without a code here; `message` is the bank's. */
  | 'refused'
  /** The connection failed; the bank may have received the request or not. */
  | 'offline'
  /** No answer in time. */
  | 'timeout'
  /** The bank is unable to work at the moment (HTTP 500, 502, 503, 504). */
  | 'server_unavailable'
  /** The answer does not fit the protocol. */
  | 'unexpected_answer'
  /** Signing in is not allowed from this device's location. */
  | 'address_not_allowed'
  /** The account isn't activated until the mailed link is opened. */
  | 'not_activated'
  /** Browsers can't sign on a page loaded without https; nothing was sent. */
  | 'insecure_context'
  /** The bank doesn't know the call, or nothing exists there. */
  | 'not_found'

/** A field the bank did not accept. */
export interface FieldFault {
  field: string
  message: string
}

/** Details of an error besides its code. {@link SixpenceError} lists which codes have which. */
export interface SixpenceErrorOptions extends ErrorOptions {
  fields?: readonly FieldFault[]
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  triesLeft?: number | undefined
  terms?: readonly Term[]
  responseCode?: string | undefined
  description?: string | undefined
  details?: readonly string[]
  newer?: unknown
}

/**
 * The only error this package throws on purpose. Anything else is a defect and should reach your
 * error boundary.
 *
 * @example
 *   try {
 *     await sixpence.transfers.quoteOwn(transfer)
 *   } catch (error) {
 *     if (!isSixpenceError(error)) throw error
 *     if (error.code === 'invalid_input') showFaults(error.fields)
 *   }
 */
export class SixpenceError extends Error {
  override readonly name = 'SixpenceError'
  readonly code: SixpenceErrorCode
  /** Faulty fields; empty except for `invalid_input`, `letters_not_carried` and `file_refused`. */
  readonly fields: readonly FieldFault[]
  /** Identifies the attempt in the bank's log; show it with the error. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** With `wrong_code`: the number of tries left; undefined if the bank doesn't state it. */
  readonly triesLeft: number | undefined
  /** With `terms_pending`: the terms to accept. */
  readonly terms: readonly Term[]
  /** The bank's own code, for logs. */
  readonly responseCode: string | undefined
  /** The bank's overall message; for `popupText`. */
  readonly description: string | undefined
  /** The bank's messages about individual faults. */
  readonly details: readonly string[]
  /** With `changed_meanwhile`: the bank's current data, unparsed. */
  readonly newer: unknown

  constructor(code: SixpenceErrorCode, message: string, options: SixpenceErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.fields = options.fields ?? []
    this.requestId = options.requestId
    this.retryAfterSeconds = options.retryAfterSeconds
    this.triesLeft = options.triesLeft
    this.terms = options.terms ?? []
    this.responseCode = options.responseCode
    this.description = options.description
    this.details = options.details ?? []
    this.newer = options.newer
  }
}

/**
 * True for a {@link SixpenceError}, even if the page has loaded two copies of this package, where
 * `instanceof` fails.
 */
export function isSixpenceError(error: unknown): error is SixpenceError {
  return error instanceof Error && error.name === 'SixpenceError' && 'code' in error
}

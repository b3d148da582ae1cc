import type { Term } from '@sixpence/protocol'

/** Why a call failed. Stable across releases: switch on this, never on `message`. */
export type SixpenceErrorCode =
  /** Some fields were not accepted: see `fields`. */
  | 'invalid_input'
  /** Name or password is wrong; the bank does not say which. */
  | 'wrong_credentials'
  /** Too many wrong passwords or codes; `retryAfterSeconds` says when to try again. */
  | 'locked'
  /** Show first that a person is at it: pass the bot check, and send its value along. */
  | 'captcha_needed'
  | 'too_many_lookups'
  | 'captcha_failed'
  | 'consent_needed'
  | 'wrong_code'
  | 'expired_code'
  /** All tries are used up: ask for a new code. */
  | 'too_many_attempts'
  /** Too many codes were wrong today: none is taken before tomorrow. */
  | 'codes_locked'
  /** No one has answered on the linked device yet. */
  | 'approval_pending'
  /** Someone refused on the linked device. */
  | 'approval_refused'
  /** Requested again too early, or too often; see `retryAfterSeconds`. */
  | 'too_soon'
  /** No one is signed in any more. */
  | 'session_expired'
  /** Some terms must be agreed to before anything else: see `terms`. */
  | 'terms_pending'
  | 'no_access'
  /** The customer is limited: money comes in, and none goes out. */
  | 'account_limited'
  /** The bank has not verified the customer, and gives out no new card before. */
  | 'account_unverified'
  | 'closed_account'
  /** The session of a frame may not do it: the same step works in a window of the bank. */
  | 'step_up_needed'
  /** Before anything is sent: the bank would not take a file; `fields` names it and says why. */
  | 'file_refused'
  /** Names and messages are not carried in such letters on the way that was chosen: see `fields`. */
  | 'letters_not_carried'
  /** The balance does not cover it. */
  | 'insufficient_funds'
  /** Price, rate or limit is no longer what was shown. */
  | 'price_changed'
  /** A payment waited too long for its approval; nothing moved. */
  | 'approval_expired'
  /** Somebody else has changed it since it was read: see `newer`. */
  | 'changed_meanwhile'
  /** The user has chosen something else in the meantime, which counts: show nothing of this one. */
  | 'superseded'
  /** A request was decided or withdrawn by someone else in the meantime. */
  | 'request_decided'
  /** No payment of a batch can be made; it still waits. */
  | 'none_payable'
  /** Someone who may approve payments said no; nothing moved. */
  | 'request_declined'
  /** The requester withdrew it, or lost their access; no money moved. */
  | 'request_withdrawn'
  /** Only the bank can end a repeating payment. */
  | 'not_cancellable'
  /** A repeating payment has made its last payment, or was stopped. */
  | 'subscription_ended'
  /** The same payment is being worked on; ask for its state. */
  | 'in_flight'
  /** The key belongs to another payment. */
  | 'key_reused'
  /** The bank said no for a reason that has no code here; `message` is the bank's. */
  | 'refused'
  /** The bank could not be reached; whether it was is not known. */
  | 'offline'
  /** No answer in time. */
  | 'timeout'
  /** The bank answered that it cannot work now (HTTP 500, 502, 503, 504). */
  | 'server_unavailable'
  /** The answer does not fit the protocol. */
  | 'unexpected_answer'
  /** Signing in is not allowed from where this device is. */
  | 'address_not_allowed'
  /** The account waits for the link that was mailed to be opened. */
  | 'not_activated'
  /** The browser signs nothing on a page that came without https; nothing was sent. */
  | 'insecure_context'
  /** The bank does not know the call. */
  | 'not_found'

/** A field the bank did not accept. */
export interface FieldFault {
  field: string
  message: string
}

/** Details of an error besides its code. {@link SixpenceError} says which codes have which. */
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
 * The only error this package throws on purpose. Anything else that comes out of it is a defect and
 * should reach your error boundary.
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
  /** The fields at fault; empty unless `code` is `invalid_input` or `file_refused`. */
  readonly fields: readonly FieldFault[]
  /** Names the attempt in the bank's log; show it with the error. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** With `wrong_code`: how many more codes can be tried; undefined where the bank does not say. */
  readonly triesLeft: number | undefined
  /** With `terms_pending`: what waits to be agreed to. */
  readonly terms: readonly Term[]
  /** The bank's own code, for logs. */
  readonly responseCode: string | undefined
  /** The bank's message about the whole request; for `popupText`. */
  readonly description: string | undefined
  /** The bank's messages about each thing that was wrong. */
  readonly details: readonly string[]
  /** With `changed_meanwhile`: what the bank has by now, as it came. */
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
 * Tells a {@link SixpenceError} from everything else, also when the page has loaded two copies of
 * this package and `instanceof` would say no.
 */
export function isSixpenceError(error: unknown): error is SixpenceError {
  return error instanceof Error && error.name === 'SixpenceError' && 'code' in error
}

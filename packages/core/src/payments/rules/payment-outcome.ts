import type { PaymentIntentAnswer } from '@sixpence/protocol/payments'
import { RESPONSE_CODE } from '@sixpence/protocol/envelope'
import { isSixpenceError, type SixpenceError, type SixpenceErrorCode } from '../../errors/index.ts'
import { refusal as refusalOf } from '../../transport/index.ts'
import type { PaymentRefusal } from '../payment-intent.ts'
import type { PaymentAnswer } from './payment-kind.ts'
import type { PaymentNews } from './payment-moves.ts'

/** Converts the answer to a sent payment into news. */
export function newsOfAnswer(answer: PaymentAnswer): PaymentNews {
  const { transactionId, approval, batchId, identical } = answer
  if (identical) {
    return { event: 'refused', refusal: { ...NO_DETAILS, code: 'identical_batch', identical } }
  }
  if (transactionId !== undefined) return { event: 'settled', transactionId }
  if (approval !== undefined) return { event: 'approvalNeeded', approval }
  if (batchId !== undefined) return { event: 'settled', transactionId: undefined }
  // Accepted, but neither moved nor waiting: it has to be looked up.
  return { event: 'noAnswer' }
}

/** Converts the bank's answer about a key into news; undefined while it is still being processed. */
export function newsOfLookUp(answer: PaymentIntentAnswer): PaymentNews | undefined {
  const news = learntFrom(answer)
  return news && { ...news, held: answer.held }
}

function learntFrom(answer: PaymentIntentAnswer): PaymentNews | undefined {
  switch (answer.status) {
    case 'inFlight':
      return undefined
    case 'notFound':
      return { event: 'notFound' }
    // A batch is taken for good from now on: each of its payments has an outcome of its own.
    case 'executing':
    case 'settled':
      return { event: 'settled', transactionId: answer.transactionId }
    case 'pendingApproval':
      return answer.approval && { event: 'approvalNeeded', approval: answer.approval }
    case 'refused':
      return { event: 'refused', refusal: refusalData(refusalOf(answer.refusal ?? NO_REASON)) }
    case 'expired':
      return { event: 'refused', refusal: { ...NO_DETAILS, code: 'approval_expired' } }
  }
}

const NO_REASON = { responseCode: RESPONSE_CODE.unknown }
const NO_DETAILS = { message: '', fields: [], requestId: undefined } as const

/** Refused before the bank looked at the payment, so its key remains unknown. */
const NOT_SENT: ReadonlySet<SixpenceErrorCode> = new Set([
  'session_expired',
  'terms_pending',
  'too_soon',
])

/**
 * Definite refusals of the payment itself. A key that supposedly belongs to another payment, or a
 * call that supposedly doesn't exist, is not one: proxies send such answers, too, and the bank can
 * be asked by key.
 */
const REFUSED: ReadonlySet<SixpenceErrorCode> = new Set([
  'invalid_input',
  'letters_not_carried',
  'no_access',
  'account_limited',
  'closed_account',
  'insufficient_funds',
  'price_changed',
  'changed_meanwhile',
  'approval_expired',
  'too_many_lookups',
])

const KNOWN_RESPONSES: ReadonlySet<string> = new Set(Object.values(RESPONSE_CODE))

/** About the sender, possibly sent before the bank checked the result of an earlier attempt. */
const OF_THE_SENDER: ReadonlySet<SixpenceErrorCode> = new Set(['no_access', 'account_limited'])

/**
 * Converts a failed attempt to send into news. Anything but a known refusal is `noAnswer`: a
 * payment never counts as failed on a guess.
 *
 * @param isFirst Nothing was sent under the key before.
 */
export function newsOfFailure(error: unknown, isFirst: boolean): PaymentNews {
  if (!isSixpenceError(error)) return { event: 'noAnswer' }
  if (NOT_SENT.has(error.code)) return { event: 'notSent' }
  if (!isFirst && OF_THE_SENDER.has(error.code)) return { event: 'noAnswer' }
  return isCertain(error)
    ? { event: 'refused', refusal: refusalData(error) }
    : { event: 'noAnswer' }
}

function isCertain({ code, responseCode }: SixpenceError): boolean {
  if (REFUSED.has(code)) return true
  return code === 'refused' && responseCode !== undefined && KNOWN_RESPONSES.has(responseCode)
}

/** True if the error belongs to the caller, because it isn't about the payment. */
export function isForTheCaller(error: unknown): boolean {
  return !isSixpenceError(error) || NOT_SENT.has(error.code)
}

/** The payment still awaits approval, exactly as before. */
const STILL_WAITS: ReadonlySet<SixpenceErrorCode> = new Set([
  'wrong_code',
  'expired_code',
  'too_many_attempts',
  'codes_locked',
  'too_soon',
  'session_expired',
  'terms_pending',
])

/**
 * Converts a failed approval into news; undefined while the payment still waits. Other refusals are
 * looked up, since they may be about this attempt and not the payment.
 */
export function newsOfFailedApproval(error: unknown): PaymentNews | undefined {
  if (!isSixpenceError(error)) return { event: 'noAnswer' }
  if (STILL_WAITS.has(error.code)) return undefined
  if (error.code === 'approval_expired') return { event: 'refused', refusal: refusalData(error) }
  return { event: 'noAnswer' }
}

function refusalData({ code, message, fields, requestId }: SixpenceError): PaymentRefusal {
  return { code, message, fields, requestId }
}

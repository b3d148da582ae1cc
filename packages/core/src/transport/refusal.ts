import { RESPONSE_CODE, type Envelope } from '@sixpence/protocol/envelope'
import {
  SixpenceError,
  type SixpenceErrorCode,
  type SixpenceErrorOptions,
} from '../errors/index.ts'

const BY_CODE: ReadonlyMap<string, SixpenceErrorCode> = new Map([
  [RESPONSE_CODE.accessDenied, 'no_access'],
  [RESPONSE_CODE.noAccess, 'no_access'],
  [RESPONSE_CODE.closedAccount, 'closed_account'],
  [RESPONSE_CODE.stepUpNeeded, 'step_up_needed'],
  [RESPONSE_CODE.notAuthorised, 'session_expired'],
  [RESPONSE_CODE.invalidMethod, 'not_found'],
  [RESPONSE_CODE.invalidInput, 'invalid_input'],
  [RESPONSE_CODE.invalidParameters, 'invalid_input'],
  [RESPONSE_CODE.termsPending, 'terms_pending'],
  // The bank itself doesn't know the outcome, so this must not count as a refusal.
  [RESPONSE_CODE.transportFailed, 'server_unavailable'],
  [RESPONSE_CODE.unknown, 'server_unavailable'],
])

/** For these, a named field determines the error. */
const NAMES_FIELDS: ReadonlySet<string> = new Set([
  RESPONSE_CODE.invalidInput,
  RESPONSE_CODE.noAccess,
])

const BY_PARAM: ReadonlyMap<string, SixpenceErrorCode> = new Map([
  ['balance', 'insufficient_funds'],
  ['expectedFromAmount', 'price_changed'],
  ['expectedFee', 'price_changed'],
  ['expectedAmount', 'price_changed'],
  ['expectedTotal', 'price_changed'],
  ['invoicesToday', 'too_soon'],
  ['approvalCode', 'wrong_code'],
  ['approvalCodeExpired', 'expired_code'],
  ['approvalCodeAttempts', 'too_many_attempts'],
  ['approvalCodeLocked', 'codes_locked'],
  ['approvalCodeTooSoon', 'too_soon'],
  ['approvalPending', 'approval_pending'],
  ['approvalRefused', 'approval_refused'],
  ['emailTooSoon', 'too_soon'],
  ['payeeLookups', 'too_many_lookups'],
  ['lettersNotCarried', 'letters_not_carried'],
  ['captcha', 'captcha_failed'],
  ['approvalExpired', 'approval_expired'],
  ['requestDecided', 'request_decided'],
  ['nonePayable', 'none_payable'],
  ['revision', 'changed_meanwhile'],
  ['requestDeclined', 'request_declined'],
  ['requestWithdrawn', 'request_withdrawn'],
  ['requestOwn', 'no_access'],
  ['subscriptionUserCancel', 'not_cancellable'],
  ['subscriptionEnded', 'subscription_ended'],
  ['accountLimited', 'account_limited'],
  ['accountUnverified', 'account_unverified'],
])

const HAS_FIELDS: ReadonlySet<SixpenceErrorCode> = new Set(['invalid_input', 'letters_not_carried'])

/** The part of an envelope that states a refusal. */
export type RefusingEnvelope = Pick<
  Envelope,
  'responseCode' | 'responseDescription' | 'validationErrors' | 'errors' | 'terms' | 'newer'
>

/**
 * Translates a refusing envelope. The message is the bank's: faulty fields as `param: description`,
 * joined with commas, or else its overall message.
 */
export function refusal(
  envelope: RefusingEnvelope,
  options: SixpenceErrorOptions = {},
): SixpenceError {
  const faults = envelope.validationErrors ?? []
  const code = codeOf(envelope)
  return new SixpenceError(code, messageOf(envelope), {
    ...options,
    fields: HAS_FIELDS.has(code)
      ? faults
          .filter(({ param }) => !BY_PARAM.has(param))
          .map(({ param, description }) => ({ field: param, message: description }))
      : [],
    triesLeft: faults.find(fault => fault.triesLeft !== undefined)?.triesLeft,
    terms: code === 'terms_pending' ? (envelope.terms?.term ?? []) : [],
    responseCode: envelope.responseCode,
    description: envelope.responseDescription,
    details: detailsOf(envelope),
    newer: envelope.newer,
  })
}

function codeOf({ responseCode, validationErrors = [] }: RefusingEnvelope): SixpenceErrorCode {
  const whole = BY_CODE.get(responseCode) ?? 'refused'
  if (!NAMES_FIELDS.has(responseCode)) return whole
  const [known] = validationErrors.flatMap(({ param }) => BY_PARAM.get(param) ?? [])
  return known ?? whole
}

/** Messages about details: general faults before those of fields. */
function detailsOf({ errors = [], validationErrors = [] }: RefusingEnvelope): readonly string[] {
  return errors.length > 0
    ? errors.map(({ message }) => message)
    : validationErrors.map(({ description }) => description)
}

function messageOf({ responseDescription, validationErrors, errors }: RefusingEnvelope): string {
  if (validationErrors?.length) {
    return validationErrors.map(({ param, description }) => `${param}: ${description}`).join(', ')
  }
  if (errors?.length) return errors.map(({ message }) => message).join(', ')
  return responseDescription || 'The bank refused'
}

import type { AuthRefusalCode } from '@sixpence/protocol/sign-in'
import {
  SixpenceError,
  type SixpenceErrorCode,
  type SixpenceErrorOptions,
} from './sixpence-error.ts'

const BY_CODE: Readonly<Record<AuthRefusalCode, SixpenceErrorCode>> = {
  invalid_credentials: 'wrong_credentials',
  locked: 'locked',
  captcha_needed: 'captcha_needed',
  captcha_failed: 'captcha_failed',
  invalid_code: 'wrong_code',
  expired_code: 'expired_code',
  too_many_attempts: 'too_many_attempts',
  codes_locked: 'codes_locked',
  too_soon: 'too_soon',
  invalid_grant: 'session_expired',
  invalid_request: 'invalid_input',
  step_up_needed: 'step_up_needed',
  consent_needed: 'consent_needed',
  authorization_pending: 'approval_pending',
  access_denied: 'approval_refused',
  not_found: 'not_found',
  address_not_allowed: 'address_not_allowed',
  not_activated: 'not_activated',
}

/** The token service's answer; its own code may be unknown here. */
interface RefusalBody {
  readonly message: string
  readonly code?: string | number | undefined
  readonly retryAfterSeconds?: string | number | undefined
  readonly triesLeft?: string | number | undefined
}

/** Translates a refusal by the token service. Keeps its message, which is meant for people. */
export function authRefusal(
  { message, code = '', retryAfterSeconds, triesLeft }: RefusalBody,
  options: SixpenceErrorOptions,
): SixpenceError {
  const known = new Map<string, SixpenceErrorCode>(Object.entries(BY_CODE)).get(String(code))
  return new SixpenceError(known ?? 'refused', message, {
    ...options,
    retryAfterSeconds:
      retryAfterSeconds === undefined ? options.retryAfterSeconds : Number(retryAfterSeconds),
    triesLeft: triesLeft === undefined ? undefined : Number(triesLeft),
    responseCode: String(code) || undefined,
    description: message,
  })
}

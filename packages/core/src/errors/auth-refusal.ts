import type { AuthRefusal, AuthRefusalCode } from '@sixpence/protocol'
import {
  SixpenceError,
  type SixpenceErrorCode,
  type SixpenceErrorOptions,
} from './sixpence-error.ts'

const BY_CODE: Readonly<Record<AuthRefusalCode, SixpenceErrorCode>> = {
  invalid_credentials: 'wrong_credentials',
  locked: 'locked',
  invalid_code: 'wrong_code',
  expired_code: 'expired_code',
  too_many_attempts: 'too_many_attempts',
  too_soon: 'too_soon',
  invalid_grant: 'session_expired',
  invalid_request: 'refused',
}

/** Translates the token service's no. Its message is for people and is kept. */
export function authRefusal(
  { code, message, retryAfterSeconds }: AuthRefusal,
  options: SixpenceErrorOptions = {},
): SixpenceError {
  return new SixpenceError(code ? BY_CODE[code] : 'refused', message ?? 'unknown error', {
    ...options,
    retryAfterSeconds: retryAfterSeconds ?? options.retryAfterSeconds,
    responseCode: code,
  })
}

import { SixpenceError } from '../errors/index.ts'
import { readPayload } from '../http/index.ts'
import type { Moment, ReceivedToken } from './session-model.ts'

/**
 * Reads a token received at the moment `at`. It lives for `exp - iat` from then, so a clock that is
 * wrong or gets changed doesn't matter; without `iat`, until `exp`.
 *
 * @throws {SixpenceError} `unexpected_answer`
 */
export function readAccessToken(value: string, at: Moment): ReceivedToken {
  const payload = readPayload(value)
  if (!payload) throw new SixpenceError('unexpected_answer', 'The access token cannot be read')
  const { sub, email, exp, iat = at.wall / 1000 } = payload
  return { value, userId: sub, email, endsAt: at.monotonic + (exp - iat) * 1000 }
}

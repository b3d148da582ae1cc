import { SixpenceError } from '../errors/index.ts'
import type { Clock } from '../platform/index.ts'
import { readPayload } from '../http/index.ts'

/** An access token in memory, and the generation of the refresh record it came with. */
export interface AccessToken {
  readonly value: string
  readonly userId: string
  readonly email: string | undefined
  readonly generation: number
  /** Monotonic milliseconds; says nothing about the time of day. */
  readonly endsAt: number
}

/**
 * Reads a token that has just been received. It lives for `exp - iat` from now, so that neither a
 * wrong clock nor one that is set while it lives matters; without `iat`, until `exp`.
 *
 * @throws {SixpenceError} `unexpected_answer`
 */
export function readAccessToken(value: string, clock: Clock): Omit<AccessToken, 'generation'> {
  const payload = readPayload(value)
  if (!payload) throw new SixpenceError('unexpected_answer', 'The access token cannot be read')
  const { sub, email, exp, iat = clock.now() / 1000 } = payload
  return { value, userId: sub, email, endsAt: clock.monotonic() + (exp - iat) * 1000 }
}

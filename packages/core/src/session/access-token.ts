import type { AccessTokenPayload } from '@sixpence/protocol/sign-in'
import { SixpenceError } from '../errors/index.ts'
import type { Clock } from '../platform/index.ts'
import { pickFields } from '../http/index.ts'

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

/** Reads the claims of a token, unverified: they are the bank's own, and for its customer alone. */
export function readPayload(token: string): AccessTokenPayload | undefined {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0)))
    const kinds = { sub: 'string', exp: 'number', iat: 'number?', email: 'string?' } as const
    // The kinds say what the protocol's schema says; a test holds the two together.
    return pickFields(JSON.parse(text), kinds) as AccessTokenPayload | undefined
  } catch {
    return undefined
  }
}

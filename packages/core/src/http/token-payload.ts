import type { AccessTokenPayload } from '@sixpence/protocol/sign-in'
import { pickFields } from './pick-fields.ts'

/** Reads the claims of a token, unverified: they are the bank's own, and for its customer alone. */
export function readPayload(token: string): AccessTokenPayload | undefined {
  const kinds = { sub: 'string', exp: 'number', iat: 'number?', email: 'string?' } as const
  // The kinds say what the protocol's schema says; a test holds the two together.
  return pickFields(decodePayload(token), kinds) as AccessTokenPayload | undefined
}

/** Whether a token works only with proofs of a key. */
export const isBound = (token: string): boolean => boundTo(token) !== undefined

/** The thumbprint of the key whose proofs a token needs (RFC 9449, section 6.1). */
export function boundTo(token: string): string | undefined {
  const { cnf } = (decodePayload(token) ?? {}) as { cnf?: { jkt?: unknown } | null }
  return typeof cnf?.jkt === 'string' ? cnf.jkt : undefined
}

function decodePayload(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0))))
  } catch {
    return undefined
  }
}

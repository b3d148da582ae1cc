import type { AccessTokenPayload } from '@sixpence/protocol/sign-in'
import { pickFields } from './pick-fields.ts'

/** Reads a token's claims, unverified: they come from the bank and matter only to its customer. */
export function readPayload(token: string): AccessTokenPayload | undefined {
  const kinds = { sub: 'string', exp: 'number', iat: 'number?', email: 'string?' } as const
  // The kinds match the protocol's schema; a test keeps them in step.
  return pickFields(decodePayload(token), kinds) as AccessTokenPayload | undefined
}

/** True if a token works only with proofs of a key. */
export const isBound = (token: string): boolean => boundTo(token) !== undefined

/** Returns the thumbprint of the key a token is bound to (RFC 9449, section 6.1). */
export function boundTo(token: string): string | undefined {
  const { cnf } = (decodePayload(token) ?? {}) as { cnf?: { jkt?: unknown } | null }
  return typeof cnf?.jkt === 'string' ? cnf.jkt : undefined
}

let last: { readonly token: string; readonly payload: unknown } | undefined

/** Remembers the last one, because each call reads the same token several times. */
function decodePayload(token: string): unknown {
  if (last?.token !== token) last = { token, payload: decode(token) }
  return last.payload
}

function decode(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0))))
  } catch {
    return undefined
  }
}

import type { AccessTokenPayload } from '@sixpence/protocol/sign-in'
import { pickFields } from './pick-fields.ts'

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

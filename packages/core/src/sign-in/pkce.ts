import { base64url, type Platform } from '../platform/index.ts'

const UNRESERVED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'
const LENGTH = 128
// The largest multiple of the alphabet's size that fits in a byte: above it, some characters would
// be more frequent than others.
const FAIR_BELOW = 256 - (256 % UNRESERVED.length)

/** Creates a PKCE verifier: 128 unreserved characters, equally likely (RFC 7636, section 4.1). */
export function createVerifier(randomBytes: Platform['randomBytes']): string {
  let verifier = ''
  while (verifier.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR_BELOW && verifier.length < LENGTH) {
        verifier += UNRESERVED.charAt(byte % UNRESERVED.length)
      }
    }
  }
  return verifier
}

/** Derives the challenge by the S256 method (RFC 7636, section 4.2); `plain` is not supported. */
export async function challengeOf(verifier: string, sha256: Platform['sha256']): Promise<string> {
  return base64url(await sha256(new TextEncoder().encode(verifier)))
}

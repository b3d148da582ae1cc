import { base64url } from '../base64url.ts'
import type { SigningKey } from '../platform.ts'
import { subtleCrypto } from '../subtle-crypto.ts'

const SIGNING = { name: 'ECDSA', hash: 'SHA-256' }

/** A key with the name that tokens use for it. */
export interface NamedKey extends SigningKey {
  /** As defined by RFC 7638. */
  readonly thumbprint: string
}

/** Prepares a key pair for use. */
export async function namedKey({ privateKey, publicKey }: CryptoKeyPair): Promise<NamedKey> {
  const { kty, crv, x, y } = await subtleCrypto().exportKey('jwk', publicKey)
  // In alphabetical order.
  const thumbprintInput = new TextEncoder().encode(JSON.stringify({ crv, kty, x, y }))
  return {
    publicJwk: { kty, crv, x, y },
    thumbprint: base64url(new Uint8Array(await subtleCrypto().digest('SHA-256', thumbprintInput))),
    sign: async data => new Uint8Array(await subtleCrypto().sign(SIGNING, privateKey, data)),
  }
}

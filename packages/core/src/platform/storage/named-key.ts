import { base64url } from '../base64url.ts'
import type { SigningKey } from '../platform.ts'
import { subtleCrypto } from '../subtle-crypto.ts'

const SIGNING = { name: 'ECDSA', hash: 'SHA-256' }

/** A key that says what tokens call it. */
export interface NamedKey extends SigningKey {
  /** As RFC 7638 makes it. */
  readonly thumbprint: string
}

/** Makes a key pair ready for use. */
export async function namedKey({ privateKey, publicKey }: CryptoKeyPair): Promise<NamedKey> {
  const { kty, crv, x, y } = await subtleCrypto().exportKey('jwk', publicKey)
  // In the order of the alphabet.
  const told = new TextEncoder().encode(JSON.stringify({ crv, kty, x, y }))
  return {
    publicJwk: { kty, crv, x, y },
    thumbprint: base64url(new Uint8Array(await subtleCrypto().digest('SHA-256', told))),
    sign: async data => new Uint8Array(await subtleCrypto().sign(SIGNING, privateKey, data)),
  }
}

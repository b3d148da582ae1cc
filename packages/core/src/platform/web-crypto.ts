import type { Platform } from './platform.ts'
import { subtleCrypto } from './subtle-crypto.ts'

/** Randomness and hashing by WebCrypto, which browsers and Node share. */
export const webCrypto: Pick<Platform, 'randomBytes' | 'sha256'> = {
  randomBytes: length => crypto.getRandomValues(new Uint8Array(length)),
  sha256: async data => new Uint8Array(await subtleCrypto().digest('SHA-256', data)),
}

import { SixpenceError } from '../errors/index.ts'

/** True if the browser hashes and signs for this page, which needs a secure context. */
export const hasSubtleCrypto = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined

/**
 * Returns WebCrypto's functions to hash and sign.
 *
 * @throws {SixpenceError} `insecure_context` if the browser withholds them from the page.
 */
export function subtleCrypto(): SubtleCrypto {
  if (hasSubtleCrypto()) return crypto.subtle
  throw new SixpenceError('insecure_context', 'The page needs https, or localhost')
}

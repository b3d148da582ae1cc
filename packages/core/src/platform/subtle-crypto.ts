import { SixpenceError } from '../errors/index.ts'

/** Whether the browser hashes and signs for this page: it does so in a secure context alone. */
export const hasSubtleCrypto = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined

/**
 * What hashes and signs.
 *
 * @throws {SixpenceError} `insecure_context` where the browser keeps it from the page.
 */
export function subtleCrypto(): SubtleCrypto {
  if (hasSubtleCrypto()) return crypto.subtle
  throw new SixpenceError('insecure_context', 'The page needs https, or localhost')
}

import { cleanEmailAddress } from '@sixpence/protocol'

const SHORTEST = 6

/**
 * Whether a text is worth asking the bank about: longer than five characters, with an at sign and a
 * dot, without what came along when it was copied. What is not cannot be a payee's address, and no
 * call is made.
 */
export function mayBeEmail(text: string): boolean {
  const address = cleanEmailAddress(text)
  return address.length >= SHORTEST && address.includes('@') && address.includes('.')
}

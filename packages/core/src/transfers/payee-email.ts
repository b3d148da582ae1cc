import { cleanEmailAddress } from '@sixpence/protocol'

const SHORTEST = 6

/**
 * True if a text may be an email address worth looking up: longer than five characters, with an at
 * sign and a dot, ignoring anything copied along with it. Anything else can't be a payee's address
 * and causes no call.
 */
export function mayBeEmail(text: string): boolean {
  const address = cleanEmailAddress(text)
  return address.length >= SHORTEST && address.includes('@') && address.includes('.')
}

import type { BankDetailFault } from './bank-detail.ts'
import { looksLike } from './look-alikes.ts'

/** The fault of the first character that `allowed` does not know. */
export function strangerIn(text: string, allowed: RegExp): BankDetailFault | undefined {
  const characters = Array.from(text)
  const at = characters.findIndex(character => !allowed.test(character))
  return at === -1 ? undefined : faultAt(characters, at)
}

/** The fault of a character that stands in the wrong place. */
export function faultAt(characters: readonly string[], at: number): BankDetailFault {
  const character = characters[at] ?? ''
  const plain = looksLike(character)
  const fault = { reason: 'character', character, position: at + 1 } as const
  return plain === undefined ? fault : { ...fault, looksLike: plain }
}

/** The fault of a text that is not as long as it must be. */
export function lengthFault(
  { length }: string,
  lengths: readonly number[],
): BankDetailFault | undefined {
  return lengths.includes(length) ? undefined : { reason: 'length', lengths, typed: length }
}

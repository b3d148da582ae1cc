import type { BankDetailFault } from './bank-detail.ts'
import { looksLike } from './look-alikes.ts'

/** Returns the fault of the first character that `allowed` doesn't match. */
export function strangerIn(text: string, allowed: RegExp): BankDetailFault | undefined {
  const characters = Array.from(text)
  const at = characters.findIndex(character => !allowed.test(character))
  return at === -1 ? undefined : faultAt(characters, at)
}

/** Returns the fault of a character in the wrong place. */
export function faultAt(characters: readonly string[], at: number): BankDetailFault {
  const character = characters[at] ?? ''
  const plain = looksLike(character)
  const fault = { reason: 'character', character, position: at + 1 } as const
  return plain === undefined ? fault : { ...fault, looksLike: plain }
}

/** Returns the fault of a text with a wrong length. */
export function lengthFault(
  { length }: string,
  lengths: readonly number[],
): BankDetailFault | undefined {
  return lengths.includes(length) ? undefined : { reason: 'length', lengths, typed: length }
}

import { bech32, bech32m } from '@scure/base'

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const LAST_VERSION = 16

/** The prefix of a segwit address of the main network. */
export const SEGWIT_PREFIX = 'bc1'

/** Matches a letter that these addresses may contain after the prefix. */
export const BECH32_LETTER = new RegExp(`[${LETTERS}]`)

/**
 * Returns true if a lowercase segwit address is valid: bech32 for version 0 (BIP 173), bech32m for
 * later ones (BIP 350).
 */
export function isSegwitAddress(text: string): boolean {
  const version = LETTERS.indexOf(text.charAt(SEGWIT_PREFIX.length))
  if (version < 0 || version > LAST_VERSION) return false
  const length = programOf(text, version === 0 ? bech32 : bech32m)?.length ?? 0
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
}

/**
 * Returns the program of an address, i.e. its content after the version; undefined if the address
 * is invalid.
 */
function programOf(text: string, coder: typeof bech32): Uint8Array | undefined {
  const { prefix, words = [] } = coder.decodeUnsafe(text) ?? {}
  if (`${prefix}1` !== SEGWIT_PREFIX) return undefined
  return coder.fromWordsUnsafe(words.slice(1)) ?? undefined
}

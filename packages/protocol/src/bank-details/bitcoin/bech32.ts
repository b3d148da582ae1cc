import { bech32, bech32m } from '@scure/base'

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const LAST_VERSION = 16

/** What stands before the letters of an address of the main network. */
export const SEGWIT_PREFIX = 'bc1'

/** What a letter of these addresses may be, after the prefix. */
export const BECH32_LETTER = new RegExp(`[${LETTERS}]`)

/**
 * Whether a segregated witness address, in small letters, is whole: bech32 of version 0 (BIP 173),
 * bech32m of later ones (BIP 350).
 */
export function isSegwitAddress(text: string): boolean {
  const version = LETTERS.indexOf(text.charAt(SEGWIT_PREFIX.length))
  if (version < 0 || version > LAST_VERSION) return false
  const length = programOf(text, version === 0 ? bech32 : bech32m)?.length ?? 0
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
}

/** What an address says beside its version; undefined where it isn't whole. */
function programOf(text: string, coder: typeof bech32): Uint8Array | undefined {
  const { prefix, words = [] } = coder.decodeUnsafe(text) ?? {}
  if (`${prefix}1` !== SEGWIT_PREFIX) return undefined
  return coder.fromWordsUnsafe(words.slice(1)) ?? undefined
}

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const SUM_LETTERS = 6

/** What the check sum comes to: bech32 of version 0 (BIP 173), bech32m of later ones (BIP 350). */
const CONSTANTS = { bech32: 1, bech32m: 0x2bc830a3 } as const

const LAST_VERSION = 16

/** What stands before the letters of an address of the main network. */
export const SEGWIT_PREFIX = 'bc1'

/** What a letter of these addresses may be, after the prefix. */
export const BECH32_LETTER = new RegExp(`[${LETTERS}]`)

/** Whether a segregated witness address, in small letters, is whole: BIP 173 and BIP 350. */
export function isSegwitAddress(text: string): boolean {
  const values = Array.from(text.slice(SEGWIT_PREFIX.length), letter => LETTERS.indexOf(letter))
  const [version = LAST_VERSION + 1, ...rest] = values
  const sum = version === 0 ? CONSTANTS.bech32 : CONSTANTS.bech32m
  if (version > LAST_VERSION || polymod([...expandedPrefix(), ...values]) !== sum) return false
  const program = bytesOf(rest.slice(0, -SUM_LETTERS))
  if (!program || program.length < 2 || program.length > 40) return false
  return version !== 0 || program.length === 20 || program.length === 32
}

function expandedPrefix(): readonly number[] {
  const codes = Array.from(SEGWIT_PREFIX.slice(0, -1), letter => letter.charCodeAt(0))
  return [...codes.map(code => code >> 5), 0, ...codes.map(code => code & 31)]
}

function polymod(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum
}

/** Bytes of groups of five bits; undefined where more than padding is left over. */
function bytesOf(groups: readonly number[]): readonly number[] | undefined {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const group of groups) {
    held = ((held << 5) | group) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  const isPadding = bits < 5 && (held & ((1 << bits) - 1)) === 0
  return isPadding ? bytes : undefined
}

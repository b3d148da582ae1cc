import { sha256 } from './sha256.ts'

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const SUM_BYTES = 4

/** Of a hash of a key, and of a hash of a script. */
const VERSIONS = [0x00, 0x05]

/** A version, and a hash of 160 bits. */
const ADDRESS_BYTES = 21

/** What a letter of these addresses may be. */
export const BASE58_LETTER = new RegExp(`[${LETTERS}]`)

/** Whether an address of the older kind carries its right check sum: base58check. */
export function isBase58Address(text: string): boolean {
  const bytes = bytesOf(text)
  const [body, sum] = [bytes.slice(0, -SUM_BYTES), bytes.slice(-SUM_BYTES)]
  if (body.length !== ADDRESS_BYTES || !VERSIONS.includes(body[0] ?? -1)) return false
  const digest = sha256(sha256(body))
  return sum.every((byte, at) => byte === digest[at])
}

/** The number that a text writes, most significant byte first; each leading `1` is a zero byte. */
function bytesOf(text: string): Uint8Array {
  const bytes: number[] = []
  for (const letter of text) {
    let carry = LETTERS.indexOf(letter)
    for (const [at, byte] of bytes.entries()) {
      carry += byte * LETTERS.length
      bytes[at] = carry & 0xff
      carry >>= 8
    }
    while (carry > 0) {
      bytes.push(carry & 0xff)
      carry >>= 8
    }
  }
  const zeros = text.length - text.replace(/^1+/, '').length
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes.toReversed()])
}

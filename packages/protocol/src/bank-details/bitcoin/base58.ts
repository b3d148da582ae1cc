import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Of a hash of a key, and of a hash of a script. */
const VERSIONS = [0x00, 0x05]

/** A version, and a hash of 160 bits. */
const ADDRESS_BYTES = 21

/** What a letter of these addresses may be. */
export const BASE58_LETTER = new RegExp(`[${LETTERS}]`)

const base58check = /* @__PURE__ */ createBase58check(sha256)

/** Whether an address of the older kind carries its right check sum: base58check. */
export function isBase58Address(text: string): boolean {
  const body = bytesOf(text)
  return body?.length === ADDRESS_BYTES && VERSIONS.includes(body[0] ?? -1)
}

function bytesOf(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text)
  } catch {
    return undefined
  }
}

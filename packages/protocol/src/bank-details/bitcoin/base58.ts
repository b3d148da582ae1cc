import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The versions for a hash of a key, and for a hash of a script. */
const VERSIONS = [0x00, 0x05]

/** One byte for the version, and 20 for the hash. */
const ADDRESS_BYTES = 21

/** Matches a letter that these addresses may contain. */
export const BASE58_LETTER = new RegExp(`[${LETTERS}]`)

const base58check = /* @__PURE__ */ createBase58check(sha256)

/** Returns true if a base58 address has the right check sum (base58check). */
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

const POLYNOMIAL = 0xed_b8_83_20
const BITS = 8

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < BITS; bit += 1)
    value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/** Goes on with the checksum of a zip entry, which starts with 0. */
export function crc32(bytes: Uint8Array, before: number): number {
  let value = ~before
  for (const byte of bytes) value = (value >>> BITS) ^ (TABLE[(value ^ byte) & 0xff] ?? 0)
  return ~value >>> 0
}

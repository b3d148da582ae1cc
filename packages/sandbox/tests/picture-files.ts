const text = new TextEncoder()

/** Joins bytes and texts, with one byte for each character. */
export function bytesOf(...parts: (string | readonly number[] | Uint8Array)[]) {
  const all = parts.map(part => (typeof part === 'string' ? text.encode(part) : part))
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of all) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const uint16 = (value: number) => [value >> 8, value & 0xff]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]

/** Returns a segment of a JPEG. */
export const segment = (marker: number, ...parts: Parameters<typeof bytesOf>) => {
  const inside = bytesOf(...parts)
  return bytesOf([0xff, marker], uint16(inside.length + 2), inside)
}

const frame = (width: number, height: number) =>
  segment(0xc0, [8], uint16(height), uint16(width), [1, 1, 0x11, 0])

/** Returns a grey JPEG, with segments before its picture and bytes behind its end. */
export const jpeg = ({ width = 8, height = 8, before = [] as Uint8Array[], behind = '' } = {}) =>
  bytesOf(
    [0xff, 0xd8],
    segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...before,
    frame(width, height),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    [0x5a, 0xff, 0x00, 0xa5, 0xff, 0xd0, 0x5a],
    [0xff, 0xd9],
    behind,
  )

/** Returns a chunk of a PNG, without a valid checksum. */
export const chunk = (kind: string, ...parts: Parameters<typeof bytesOf>) => {
  const inside = bytesOf(...parts)
  return bytesOf(uint32(inside.length), kind, inside, [0, 0, 0, 0])
}

export const png = ({ width = 8, height = 8, before = [] as Uint8Array[], behind = '' } = {}) =>
  bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', uint32(width), uint32(height), [8, 0, 0, 0, 0]),
    ...before,
    chunk('IDAT', [1, 2, 3, 4]),
    chunk('IEND'),
    behind,
  )

/** Returns an EXIF block with an orientation, and a place behind it. */
export function exif(turn: number, isLittle: boolean) {
  const bytes = bytesOf(isLittle ? 'II' : 'MM', new Uint8Array(30), 'GPS 53.2707 N 9.0568 W')
  const view = new DataView(bytes.buffer)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  view.setUint16(8, 1, isLittle)
  view.setUint16(10, 0x0112, isLittle)
  view.setUint16(12, 3, isLittle)
  view.setUint32(14, 1, isLittle)
  view.setUint16(18, turn, isLittle)
  return bytesOf('Exif\0\0', bytes)
}

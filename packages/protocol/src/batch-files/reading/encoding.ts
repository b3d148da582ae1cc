/** The encodings that are recognised, by the names of the Encoding Standard. */
export const BATCH_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
] as const

export type BatchEncoding = (typeof BATCH_ENCODINGS)[number]

/** The number of bytes needed to recognise UTF-16. */
export const HEAD_BYTES = 1024

interface Mark {
  readonly encoding: BatchEncoding
  readonly bytes: readonly number[]
}

const BYTE_ORDER_MARKS: readonly Mark[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** Returns the encoding that a byte order mark states, and the mark's length. */
export function encodingByMark(
  head: Uint8Array,
): { readonly encoding: BatchEncoding; readonly length: number } | undefined {
  const mark = BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  return mark && { encoding: mark.encoding, length: mark.bytes.length }
}

/** The share of zeros among the high bytes that only UTF-16 has. */
const ZERO_SHARE = 0.3

/** Recognises UTF-16 without a byte order mark: Latin letters and digits have a zero beside them. */
export function encodingByZeros(head: Uint8Array): BatchEncoding | undefined {
  const pairs = head.length >> 1
  const zeros = [0, 0]
  for (let at = 0; at < pairs * 2; at += 1)
    if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const least = Math.max(pairs * ZERO_SHARE, 2)
  if (odd >= least && even === 0) return 'utf-16le'
  return even >= least && odd === 0 ? 'utf-16be' : undefined
}

/** Returns true if more letters of a sample are valid in UTF-8 than aren't. */
export function looksLikeUtf8(sample: Uint8Array): boolean {
  let valid = 0
  let invalid = 0
  for (let at = 0; at < sample.length; at += 1) {
    if ((sample[at] ?? 0) < 0x80) continue
    const length = letterLength(sample, at)
    if (length === 0) invalid += 1
    else valid += 1
    at += Math.max(length - 1, 0)
  }
  return valid > invalid
}

/** Returns the length of the UTF-8 letter at a position, 2 to 4; 0 if it isn't one. */
function letterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0xc2 || first > 0xf4) return 0
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  for (let next = at + 1; next < at + length; next += 1)
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

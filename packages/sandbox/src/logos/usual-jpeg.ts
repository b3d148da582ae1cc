/** A progressive picture has about ten scans, each a pass over all of it. */
const MOST_SCANS = 40
/** The standard's maximum for one unit, over all colours. */
const MOST_BLOCKS = 10
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
/** Sequential and progressive, packed by Huffman: what cameras and programs write. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]
/** JFIF, EXIF, the profile, Adobe's colours, and the interval between restarts. */
const PASSED_OVER: readonly number[] = [0xe0, 0xe1, 0xe2, 0xee, 0xdd]
const QUANTIZATION = 0xdb
const HUFFMAN = 0xc4

interface Sides {
  readonly width: number
  readonly height: number
}

interface Frame extends Sides {
  /** The ids of its colours. */
  readonly colours: readonly number[]
}

/**
 * Checks that a JPEG is built like usual ones, and has these dimensions. The library that unpacks
 * it is no longer maintained, so unusual files never reach it.
 */
export function isUsualJpeg(bytes: Uint8Array, sides: Sides): boolean {
  if (uint16(bytes, 0) !== 0xff00 + SOI) return false
  let read: Read = { frame: undefined, scans: 0, at: 2 }
  while (uint16(bytes, read.at) !== 0xff00 + EOI) {
    const next = readSegment(bytes, read, sides)
    if (!next) return false
    read = next
  }
  return read.scans > 0 && read.at + 2 === bytes.length
}

/** The state after the segments read so far. */
interface Read {
  readonly frame: Frame | undefined
  readonly scans: number
  readonly at: number
}

/** Reads one more segment; undefined if it is unusual there. */
function readSegment(bytes: Uint8Array, read: Read, sides: Sides): Read | undefined {
  const { at } = read
  const length = uint16(bytes, at + 2)
  const end = at + 2 + length
  if (bytes[at] !== 0xff || length < 2 || end > bytes.length) return undefined
  const [marker, part] = [bytes[at + 1] ?? 0, bytes.subarray(at + 4, end)]
  if (FRAMES.includes(marker)) return readFrame(part, { ...read, at: end }, sides)
  if (marker === SOS) return readScan(part, { ...read, at: endOfScan(bytes, end) })
  return isTable(marker, part) ? { ...read, at: end } : undefined
}

function readFrame(part: Uint8Array, read: Read, { width, height }: Sides): Read | undefined {
  const frame = read.frame ? undefined : frameOf(part)
  return frame?.width === width && frame.height === height ? { ...read, frame } : undefined
}

function readScan(part: Uint8Array, read: Read): Read | undefined {
  const { frame, scans } = read
  const isUsual = frame && isScan(part, frame) && scans < MOST_SCANS
  return isUsual ? { ...read, scans: scans + 1 } : undefined
}

function frameOf(part: Uint8Array): Frame | undefined {
  const [bits, , , , , count = 0] = part
  const isKnown = bits === 8 && [1, 3, 4].includes(count) && part.length === 6 + count * 3
  if (!isKnown) return undefined
  const colours = Array.from({ length: count }, (_, index) => part[6 + index * 3] ?? 0)
  const factors = colours.map((_, index) => part[7 + index * 3] ?? 0)
  const blocks = factors.reduce((sum, each) => sum + (each >> 4) * (each & 15), 0)
  const isUsual = factors.every(each => isFactor(each >> 4) && isFactor(each & 15))
  if (!isUsual || blocks > MOST_BLOCKS || new Set(colours).size < count) return undefined
  return { height: uint16(part, 1), width: uint16(part, 3), colours }
}

const isFactor = (factor: number) => factor >= 1 && factor <= 4

function isScan(part: Uint8Array, { colours }: Frame): boolean {
  const [count = 0] = part
  const named = Array.from({ length: count }, (_, index) => part[1 + index * 2] ?? -1)
  const [first = 64, last = 64] = part.subarray(-3)
  return (
    part.length === 4 + count * 2 &&
    count >= 1 &&
    new Set(named).size === count &&
    named.every(colour => colours.includes(colour)) &&
    first <= last &&
    last <= 63
  )
}

/** Checks that tables are complete and have numbers 0 to 3. */
function isTable(marker: number, part: Uint8Array): boolean {
  if (PASSED_OVER.includes(marker)) return true
  const sizeAt =
    marker === QUANTIZATION ? quantizationSize : marker === HUFFMAN ? huffmanSize : undefined
  let at = 0
  while (sizeAt && at < part.length) {
    const [head = 0] = part.subarray(at)
    if (head >> 4 > 1 || (head & 15) > 3) return false
    at += 1 + sizeAt(part.subarray(at))
  }
  return sizeAt !== undefined && at === part.length
}

const quantizationSize = ([head = 0]: Uint8Array) => (head >> 4 === 0 ? 64 : 128)

const huffmanSize = (table: Uint8Array) => 16 + table.subarray(1, 17).reduce((sum, n) => sum + n, 0)

/** Returns the end of a scan. Inside it, a byte of ones is followed by zero or a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

const uint16 = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

const TAG = 0x0112
const ENTRY_BYTES = 12

/** Returns the orientation in an EXIF block, which starts at its byte order; undefined if upright. */
export function orientationIn(tiff: Uint8Array): number | undefined {
  const isLittle = tiff[0] === 0x49
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length)
  try {
    const directory = view.getUint32(4, isLittle)
    const count = view.getUint16(directory, isLittle)
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES
      if (view.getUint16(at, isLittle) !== TAG) continue
      const turn = view.getUint16(at + 8, isLittle)
      return turn >= 2 && turn <= 8 ? turn : undefined
    }
  } catch {
    // It points beyond its end, so it contains nothing readable.
  }
  return undefined
}

/** A marker, EXIF with its byte order, and a directory with one entry, whose value comes last. */
const SEGMENT = [
  [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
  [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  [1, 0x12, 0, 3, 0, 0, 0, 1],
].flat()

/** Returns a JPEG segment that only contains an orientation. */
export const orientationSegment = (turn: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(...SEGMENT, 0, turn, 0, 0, 0, 0, 0, 0)

/** The position and sizes of a file in a zip file, in bytes. */
export interface ZipSizes {
  /** The size once unpacked. */
  readonly size: number
  readonly packed: number
  /** The position of the header before the content. */
  readonly position: number
}

/** Stands for a number of 64 bits in a field behind the name. */
const ELSEWHERE = 0xff_ff_ff_ff
const LONG_FIELD = 1

/** Reads the sizes of an entry of a zip file's directory, in 32 or 64 bits. */
export function readSizes(view: DataView, at: number): ZipSizes {
  let next = longField(view, at)
  const read = (from: number): number => {
    const short = view.getUint32(from, true)
    if (short !== ELSEWHERE || next === undefined) return short
    next += 8
    return Number(view.getBigUint64(next - 8, true))
  }
  return { size: read(at + 24), packed: read(at + 20), position: read(at + 42) }
}

function longField(view: DataView, entry: number): number | undefined {
  let at = entry + 46 + view.getUint16(entry + 28, true)
  const end = at + view.getUint16(entry + 30, true)
  while (at + 4 <= end) {
    if (view.getUint16(at, true) === LONG_FIELD) return at + 4
    at += 4 + view.getUint16(at + 2, true)
  }
  return undefined
}

import { damaged, RefusedWorkbook } from '../workbook-refusal.ts'
import { readSizes, type ZipSizes } from './zip-sizes.ts'

/** A file in a zip file, as its directory describes it. */
export interface ZipEntry extends ZipSizes {
  readonly method: number
  readonly checksum: number
}

/** The maximum size of all files in a zip file, once unpacked. */
export const MOST_INFLATED = 400_000_000
/** Up to this size, a file may be packed as well as it can. */
const SMALL = 10_000_000
/** Sheets whose rows are all alike are packed about 50 times smaller. */
const MOST_RATIO = 200

const END_MARK = 0x06_05_4b_50
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
const ENTRY_MARK = 0x02_01_4b_50
const ENTRY_LENGTH = 46
/** Bits of the flags that state encryption of the file or of the directory. */
const ENCRYPTED = 0x20_01

/**
 * Lists the files in a zip file by their names in small letters. Unpacks nothing. Refuses a
 * directory that states too much content, or one name twice.
 */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY_MARK) throw damaged()
    const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true)
    const name = nameOf(bytes.subarray(at + ENTRY_LENGTH, nameEnd))
    if (entries.has(name)) throw damaged()
    entries.set(name, entryAt(view, at))
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  refuseSwelling([...entries.values()])
  return entries
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= Math.max(last - LONGEST_COMMENT, 0); at -= 1)
    if (view.getUint32(at, true) === END_MARK && at + view.getUint16(at + 20, true) <= last)
      return at
  throw damaged()
}

const nameOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

function entryAt(view: DataView, at: number): ZipEntry {
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new RefusedWorkbook({ reason: 'encrypted' })
  return {
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    ...readSizes(view, at),
  }
}

function refuseSwelling(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const swells = entries.some(({ size, packed }) => size > SMALL && size > packed * MOST_RATIO)
  if (swells || total > MOST_INFLATED)
    throw new RefusedWorkbook({ reason: 'swells', most: MOST_INFLATED })
}

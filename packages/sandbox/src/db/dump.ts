import { MIGRATIONS } from './migrations.gen.ts'

// The file: this mark, eight hex digits of the checksum of each migration, then a gzipped tar.
const MARK = 'sixpence-dump-1 '

/** Heads a dump with the schema it was made for. */
export function writeDump(gzippedTar: Uint8Array<ArrayBuffer>): Blob {
  return new Blob([header(), gzippedTar])
}

/**
 * Returns the data folder in a dump; undefined if it was made for other migrations than this
 * code's.
 */
export function readDump(bytes: Uint8Array<ArrayBuffer>): Blob | undefined {
  const expected = header()
  const actual = new TextDecoder().decode(bytes.subarray(0, expected.length))
  if (actual !== expected) return undefined
  return new Blob([bytes.subarray(expected.length)], { type: 'application/gzip' })
}

function header(): string {
  const checksums = MIGRATIONS.map(({ checksum }) => checksum.slice(0, 8))
  return `${MARK}${checksums.join('')}\n`
}

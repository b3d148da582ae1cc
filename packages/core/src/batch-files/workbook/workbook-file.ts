import { MOST_BYTES, otherContentOf } from '@sixpence/protocol/batch-files'
import { refuseOffice } from './office-content.ts'
import { damaged, RefusedWorkbook } from './workbook-refusal.ts'
import { type XmlHandler, XmlScanner } from './xml/xml-scanner.ts'
import { unpack } from './zip/unpack.ts'
import { type ZipEntry, zipEntries } from './zip/zip-directory.ts'

/** The files in a workbook. Each is unpacked only while it is read. */
export class WorkbookFile {
  readonly #bytes: Uint8Array
  readonly #entries: ReadonlyMap<string, ZipEntry>
  #expected = 1
  #done = 0

  constructor(bytes: Uint8Array) {
    refuseOthers(bytes)
    this.#bytes = bytes
    this.#entries = zipEntries(bytes)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Names the files that are read from now on, for the progress. */
  expect(names: readonly string[]): void {
    this.#done = 0
    this.#expected = names.reduce((sum, name) => sum + (this.#entries.get(name)?.size ?? 0), 1)
  }

  /** Reads a file in slices. Yields the share that is read of what is expected. */
  *read(name: string, handler: XmlHandler): Generator<number, void> {
    const entry = this.#entries.get(name)
    if (!entry) throw damaged()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const scanner = new XmlScanner(handler)
    for (const piece of unpack(this.#bytes, entry)) {
      scanner.push(decoder.decode(piece, { stream: true }))
      this.#done += piece.length
      yield Math.min(this.#done / this.#expected, 1)
    }
    scanner.push(decoder.decode())
    scanner.end()
  }
}

function refuseOthers(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new RefusedWorkbook({ reason: 'empty' })
  if (bytes.length > MOST_BYTES) throw new RefusedWorkbook({ reason: 'tooLarge', most: MOST_BYTES })
  const content = otherContentOf(bytes)
  if (content === undefined) throw new RefusedWorkbook({ reason: 'notWorkbook' })
  if (content === 'office') refuseOffice(bytes)
  if (content !== 'zip') throw new RefusedWorkbook({ reason: 'notText', content })
}

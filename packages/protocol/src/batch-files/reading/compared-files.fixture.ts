import fc from 'fast-check'
import Papa from 'papaparse'
import { BatchReader, type ReadFile } from './batch-reader.ts'

const text = fc.string({
  unit: fc.constantFrom('a', 'b', '7', ' ', '"', ',', ';', '\n', 'ș', '🎉', "'", '.'),
  maxLength: 8,
})
const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 8,
})
/** Replaces, inserts or removes a letter, so that files are damaged as well. */
const change = fc.record({
  at: fc.nat(400),
  removed: fc.nat(2),
  added: fc.constantFrom('', '"', '""', ',', '\n', 'a', ' '),
})
const file = fc.record({
  table,
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  quotes: fc.boolean(),
  changes: fc.oneof(fc.constant([]), fc.array(change, { maxLength: 3 })),
  edges: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
})

type Generated = typeof file extends fc.Arbitrary<infer Value> ? Value : never

function written({ table: rows, delimiter, lineEnd, quotes, changes }: Generated): string {
  const letters = Array.from(`${Papa.unparse(rows, { delimiter, quotes, newline: '\n' })}\n`)
  for (const { at, removed, added } of changes) letters.splice(at % letters.length, removed, added)
  return `${letters.join('')}\n`.replaceAll('\n', lineEnd)
}

function readAtEdges(content: Uint8Array, { delimiter, edges }: Generated): ReadFile | undefined {
  const reader = new BatchReader({ encoding: 'utf-8', delimiter: delimiter as ',' })
  for (let at = 0, edge = 0; at < content.length; edge += 1) {
    const size = edges[edge % edges.length] ?? 1
    reader.feed(content.subarray(at, at + size))
    reader.step()
    at += size
  }
  reader.end()
  return reader.step()
}

const isFilled = (cells: string[]): boolean => cells.some(cell => cell.trim() !== '')

/** The rows with content; undefined if one is marked. */
function ourRows(content: string, generated: Generated): string[][] | undefined {
  const file = readAtEdges(new TextEncoder().encode(content), generated)
  if (!file?.isRead) return []
  const { sheet } = file
  const rows = Array.from({ length: sheet.rows }, (_, row) => row)
  return rows.some(sheet.hasLooseQuotes) ? undefined : rows.map(sheet.texts).filter(isFilled)
}

function theirRows(content: string, { delimiter, lineEnd }: Generated): string[][] | undefined {
  const { data, errors } = Papa.parse<string[]>(content, { delimiter, newline: lineEnd })
  return errors.some(({ type }) => type === 'Quotes') ? undefined : data.filter(isFilled)
}

/** The result of reading generated files. */
export interface ComparedFiles {
  /** The number of files in which both readers mark a row. */
  readonly marked: number
  /** A file that both read differently; undefined if there is none. */
  readonly different: unknown
}

/**
 * Reads generated and damaged files at random chunk edges. Compares the cells with those that
 * PapaParse reads; both may mark the file instead.
 */
export function compareBatchFiles(count: number, seed: number): ComparedFiles {
  let marked = 0
  const result = fc.check(
    fc.property(file, generated => {
      const content = written(generated)
      const ours = ourRows(content, generated)
      if (!ours) marked += 1
      return JSON.stringify(ours) === JSON.stringify(theirRows(content, generated))
    }),
    { numRuns: count, seed },
  )
  return { marked, different: result.counterexample ?? undefined }
}

import type { BatchColumn } from '../format.ts'
import { COLUMN_NAMES } from './column-names.ts'
import { foldName } from './fold-name.ts'

/** The names of a format's columns in the order of a file's cells; undefined for other cells. */
export type ColumnNames = readonly (string | undefined)[]

/**
 * Finds the columns of a format in a header, in any order and in six languages. If two cells name
 * one column, the one with its own name counts, or else the first; the other isn't used.
 */
export function matchColumns(
  header: readonly string[],
  columns: readonly BatchColumn[],
): ColumnNames {
  const own = new Map(columns.map(({ name }) => [foldName(name), name]))
  const found: (string | undefined)[] = header.map(() => undefined)
  for (const names of [own, synonymsOf(columns, own)]) {
    for (const [at, cell] of header.entries()) {
      const name = names.get(foldName(cell))
      if (name !== undefined && found[at] === undefined && !found.includes(name)) found[at] = name
    }
  }
  return found
}

function synonymsOf(
  columns: readonly BatchColumn[],
  own: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const names = new Set(columns.map(({ name }) => name))
  const synonyms = new Map<string, string>()
  for (const subject of COLUMN_NAMES) {
    const column = subject.columns.find(name => names.has(name))
    if (column === undefined) continue
    for (const name of [...subject.columns, ...subject.names.flatMap(text => text.split(','))].map(
      foldName,
    ))
      if (!own.has(name) && !synonyms.has(name)) synonyms.set(name, column)
  }
  return synonyms
}

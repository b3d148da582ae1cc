import { guessColumns } from '../columns/guess-columns.ts'
import { isHeader } from '../columns/has-header.ts'
import { type ColumnNames, matchColumns } from '../columns/match-columns.ts'
import type { BatchFormat } from '../format.ts'
import type { FileRefusal, ReadFile } from '../reading/batch-reader.ts'
import type { BatchEncoding } from '../reading/encoding.ts'
import { MOST_ROWS } from '../reading/limits.ts'
import type { Sheet } from '../reading/sheet.ts'
import { type DecimalMark, type MarkEvidence, MarkSearch } from './decimal-mark.ts'
import type { Delimiter } from './guess-delimiter.ts'

/** The way in which a file is written, as plain data. */
export interface Dialect {
  readonly encoding: BatchEncoding
  readonly delimiter: Delimiter
  /** Undefined until the user has chosen, if amounts can be read in two ways. */
  readonly decimalMark: DecimalMark | undefined
  readonly hasHeader: boolean
  /** The column of the format that each cell of a row belongs to. */
  readonly columns: ColumnNames
}

/** A decision that only the user can make. */
export type DialectQuestion =
  | {
      readonly about: 'decimalMark'
      /** The index of the column of amounts. */
      readonly column: number
      /** Amounts that can be read in two ways, or that contradict each other. */
      readonly examples: readonly string[]
    }
  /** No column was found for these. */
  | { readonly about: 'columns'; readonly missing: readonly string[] }

/** The parts of a dialect that the user has set. Others need the file to be read again. */
export type ChosenDialect = Partial<Pick<Dialect, 'decimalMark' | 'hasHeader' | 'columns'>>

/** A file with the way in which it is understood. */
export interface UnderstoodFile {
  readonly sheet: Sheet
  readonly dialect: Dialect
  /** The names of the columns as written in the file; empty without a header. */
  readonly header: readonly string[]
  /** The index of the first row with a payment. */
  readonly firstRow: number
  readonly questions: readonly DialectQuestion[]
}

/** The outcome of understanding a file. */
export type Understanding =
  | { readonly isUnderstood: true; readonly file: UnderstoodFile }
  | {
      readonly isUnderstood: false
      readonly refusal: FileRefusal | { readonly reason: 'headerAlone' }
    }

/**
 * Finds the header, columns and decimal mark of a file, in slices of time. Never guesses between
 * two readings of its amounts: it returns a question instead.
 */
export class DialectFinder {
  #outcome: Understanding
  #search: MarkSearch | undefined

  constructor(file: ReadFile, format: BatchFormat, chosen: ChosenDialect = {}) {
    this.#outcome = withColumns(file, format, chosen)
    if (!this.#outcome.isUnderstood || chosen.decimalMark) return
    const { sheet, dialect, firstRow } = this.#outcome.file
    const column = columnOfAmounts(format, dialect.columns)
    if (column >= 0) this.#search = new MarkSearch(sheet, column, firstRow)
  }

  /** Searches until `isDue` returns true. Returns the outcome once everything is found. */
  step(isDue: () => boolean = () => false): Understanding | undefined {
    const search = this.#search
    if (!search || !this.#outcome.isUnderstood) return this.#outcome
    if (!search.step(isDue)) return undefined
    this.#search = undefined
    this.#outcome = { isUnderstood: true, file: withMark(this.#outcome.file, search) }
    return this.#outcome
  }
}

/** Finds the header, columns and decimal mark of a file as `DialectFinder` does, but at once. */
export function understandFile(
  file: ReadFile,
  format: BatchFormat,
  chosen: ChosenDialect = {},
): Understanding {
  const finder = new DialectFinder(file, format, chosen)
  for (;;) {
    const outcome = finder.step()
    if (outcome) return outcome
  }
}

/** Understands a file as far as its first rows show. Its decimal mark is a point unless chosen. */
function withColumns(file: ReadFile, format: BatchFormat, chosen: ChosenDialect): Understanding {
  if (!file.isRead) return { isUnderstood: false, refusal: file.refusal }
  const { sheet, encoding, delimiter } = file
  const hasHeader = chosen.hasHeader ?? isHeader(sheet.texts(0))
  const header = hasHeader ? sheet.texts(0) : []
  const firstRow = hasHeader ? 1 : 0
  const refusal = refusalOf(sheet.rows - firstRow)
  if (refusal) return { isUnderstood: false, refusal }
  const columns = chosen.columns ?? columnsOf(sheet, header, format)
  const questions = missingColumns(format, columns)
  const decimalMark = chosen.decimalMark ?? '.'
  const dialect = { encoding, delimiter, decimalMark, hasHeader, columns }
  return { isUnderstood: true, file: { sheet, dialect, header, firstRow, questions } }
}

const columnsOf = (sheet: Sheet, header: readonly string[], { columns }: BatchFormat) =>
  header.length > 0 ? matchColumns(header, columns) : guessColumns(sheet, columns)

function refusalOf(rows: number): FileRefusal | { readonly reason: 'headerAlone' } | undefined {
  if (rows === 0) return { reason: 'headerAlone' }
  return rows > MOST_ROWS ? { reason: 'tooManyRows', most: MOST_ROWS } : undefined
}

function columnOfAmounts(format: BatchFormat, columns: ColumnNames): number {
  const amount = format.columns.find(({ content }) => content === 'amount')
  return amount ? columns.indexOf(amount.name) : -1
}

function missingColumns(format: BatchFormat, columns: ColumnNames): readonly DialectQuestion[] {
  const missing = format.columns
    .filter(({ name, isRequired }) => isRequired && !columns.includes(name))
    .map(({ name }) => name)
  return missing.length > 0 ? [{ about: 'columns', missing }] : []
}

/** Adds the decimal mark that was found, or a question about it. */
function withMark(file: UnderstoodFile, { column, found }: MarkSearch): UnderstoodFile {
  const rows = doubtfulRows(found)
  const known: DecimalMark = found[','] === undefined ? '.' : ','
  const decimalMark = rows.length === 0 ? known : undefined
  const dialect = { ...file.dialect, decimalMark }
  if (decimalMark) return { ...file, dialect }
  const examples = rows.map(row => file.sheet.text(row, column))
  const question = { about: 'decimalMark', column, examples } as const
  return { ...file, dialect, questions: [...file.questions, question] }
}

/** Returns rows that show why no decimal mark is certain; none if one is. */
function doubtfulRows({ either, ...marks }: MarkEvidence): readonly number[] {
  const { '.': point, ',': comma } = marks
  if (point !== undefined && comma !== undefined) return [point, comma]
  const isKnown = point !== undefined || comma !== undefined
  return isKnown || either === undefined ? [] : [either]
}

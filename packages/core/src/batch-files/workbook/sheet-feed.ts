import {
  BatchReader,
  type FileRefusal,
  LONGEST_ROW,
  type ReadFile,
} from '@sixpence/protocol/batch-files'
import type { SheetRow } from './parts/sheet-rows.ts'
import { damaged, RefusedWorkbook } from './workbook-refusal.ts'

/** A read file with facts that only a workbook knows. */
export interface FedSheet {
  readonly file: Extract<ReadFile, { isRead: true }>
  /** The columns whose cells are all numbers, except for the first one. */
  readonly numberColumns: readonly number[]
}

const BLOCK = 65_536
const ENCODER = new TextEncoder()

/** Turns the rows of a sheet into a file of separated values, and reads that as it grows. */
export class SheetFeed {
  readonly #reader = new BatchReader({ encoding: 'utf-8', delimiter: ',' })
  /** The number in the sheet of each row that was fed. */
  readonly #numbers: number[] = []
  readonly #numberColumns = new Set<number>()
  readonly #textColumns = new Set<number>()
  #block = ''

  /** True once a row was fed. */
  get hasRows(): boolean {
    return this.#numbers.length > 0
  }

  readonly add = ({ number, cells }: SheetRow): void => {
    const line = lineOf(cells)
    if (line.length > LONGEST_ROW) throw refusedFor({ reason: 'rowTooLong', line: number })
    if (this.hasRows) this.#noteKinds(cells)
    this.#numbers.push(number)
    this.#block += line
    if (this.#block.length > BLOCK) this.#flush()
  };

  /** Reads the rest in slices. */
  *finish(): Generator<number, FedSheet> {
    this.#flush()
    this.#reader.end()
    for (;;) {
      const file = this.#reader.step(() => true)
      if (file) return this.#result(file)
      yield 1
    }
  }

  #noteKinds(cells: SheetRow['cells']): void {
    for (const [column, cell] of cells.entries())
      if (cell) (cell.isNumber ? this.#numberColumns : this.#textColumns).add(column)
  }

  #flush(): void {
    this.#reader.feed(ENCODER.encode(this.#block))
    this.#block = ''
    const file = this.#reader.step()
    if (file && !file.isRead) throw this.#refused(file.refusal)
  }

  #result(file: ReadFile): FedSheet {
    if (!file.isRead) throw this.#refused(file.refusal)
    const { store } = file.sheet
    if (store.rows !== this.#numbers.length) throw damaged()
    store.lines.set(this.#numbers)
    const numberColumns = [...this.#numberColumns].filter(each => !this.#textColumns.has(each))
    return { file, numberColumns }
  }

  /** Rows are counted by lines of the values, which the sheet doesn't have. */
  #refused(refusal: FileRefusal): RefusedWorkbook {
    const line = this.#numbers.at(-1) ?? 1
    return refusedFor(refusal.reason === 'rowTooLong' ? { ...refusal, line } : refusal)
  }
}

const refusedFor = (refusal: FileRefusal): RefusedWorkbook => new RefusedWorkbook(refusal)

/** The first cell is always quoted: an unquoted one could be read as more than its text. */
const lineOf = (cells: SheetRow['cells']): string =>
  `${Array.from(cells, (cell, column) => csvCell(cell?.text ?? '', column === 0)).join(',')}\n`

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

const csvCell = (text: string, isFirst: boolean): string =>
  isFirst || NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text

import type { UnderstoodFile } from '../dialect/understand.ts'
import type { BatchColumn, BatchFormat } from '../format.ts'
import { BatchTotals, type TotalsState } from '../money/batch-totals.ts'
import { blankCell } from './blank-cell.ts'
import { CellLocator } from '../reading/cell-locator.ts'
import { rowsAtOnce } from '../reading/rows-at-once.ts'
import type { Sheet } from '../reading/sheet.ts'
import { type BatchRules, batchRules } from './batch-rules.ts'
import type { CellFault, CheckedCell, RowFault } from './cell-fault.ts'
import { checkCell } from './check-cell.ts'
import { checkRow } from './check-row.ts'
import { withoutLead } from './own-text.ts'
import { PlanCache } from './plan-cache.ts'
import { type FileShape, rowFaultOf } from './row-fault.ts'
import type { PlannedCell, RowPlan } from './row-plan.ts'

/** The faults of a row, with the facts for their messages. */
export interface RowFaults {
  readonly row: RowFault | undefined
  /** By the names of the columns. */
  readonly cells: Readonly<Record<string, CellFault>>
}

/** The results of a checker as plain data. */
export interface CheckerState {
  readonly format: BatchFormat
  readonly accountCurrency: string
  readonly checked: number
  readonly faultyRows: number
  readonly totals: TotalsState
  readonly cellFaults: Uint8Array<ArrayBuffer>
  readonly rowFaults: Uint8Array<ArrayBuffer>
}

const FAULTY = 1

/**
 * Checks all rows of a file in slices of time. Plain cells are checked as bytes, others by
 * `checkCell`. Blanks the numbers of cards in the sheet as it finds them. Rows are counted from the
 * first payment.
 */
export class BatchChecker {
  readonly rules: BatchRules
  readonly rows: number
  /** The number of rows checked so far. */
  checked = 0
  /** The number of faulty rows so far. */
  faultyRows = 0
  readonly #sheet: Sheet
  readonly #firstRow: number
  readonly #columns: UnderstoodFile['dialect']['columns']
  readonly #shape: FileShape
  readonly #plans: PlanCache
  readonly #cell: CellLocator
  #totals = new BatchTotals()
  /** 1 for each faulty cell, by row and column of the format. */
  #cellFaults: Uint8Array<ArrayBuffer>
  #rowFaults: Uint8Array<ArrayBuffer>

  constructor(file: UnderstoodFile, format: BatchFormat, accountCurrency: string) {
    const { sheet, dialect, firstRow } = file
    this.rules = batchRules(format, { accountCurrency, decimalMark: dialect.decimalMark })
    this.rows = sheet.rows - firstRow
    this.#sheet = sheet
    this.#firstRow = firstRow
    this.#columns = dialect.columns
    this.#cell = new CellLocator(sheet.store)
    this.#shape = { columns: dialect.columns.length, hasHeader: dialect.hasHeader }
    this.#plans = new PlanCache(this.rules, sheet, dialect.columns)
    this.#cellFaults = new Uint8Array(this.rows * format.columns.length)
    this.#rowFaults = new Uint8Array(this.rows)
  }

  /** Returns a checker with the results of another one, also from another thread. */
  static of(file: UnderstoodFile, state: CheckerState): BatchChecker {
    const checker = new BatchChecker(file, state.format, state.accountCurrency)
    checker.checked = state.checked
    checker.faultyRows = state.faultyRows
    checker.#totals = new BatchTotals(state.totals)
    checker.#cellFaults = state.cellFaults
    checker.#rowFaults = state.rowFaults
    return checker
  }

  /** The results as plain data. Shares the arrays. */
  get state(): CheckerState {
    return {
      format: this.rules.format,
      accountCurrency: this.rules.accountCurrency,
      checked: this.checked,
      faultyRows: this.faultyRows,
      totals: this.#totals.state,
      cellFaults: this.#cellFaults,
      rowFaults: this.#rowFaults,
    }
  }

  /** The sums of the checked rows whose amount and currency are right. */
  get totals(): BatchTotals {
    return this.#totals
  }

  /** Checks rows until `isDue` returns true. Returns true once all are checked. */
  step(isDue: () => boolean = () => false): boolean {
    while (this.checked < this.rows) {
      const stop = rowsAtOnce(this.#sheet.store, this.checked + this.#firstRow) - this.#firstRow
      for (let row = this.checked; row < stop; row += 1) this.#check(row)
      this.checked = stop
      if (isDue()) break
    }
    return this.checked === this.rows
  }

  /** Returns the text in a column of the format; empty if the file has no such column. */
  text(row: number, column: string): string {
    const cell = this.#columns.indexOf(column)
    return cell < 0 ? '' : withoutLead(this.#sheet.text(row + this.#firstRow, cell))
  }

  /** Returns the line of the file on which a row starts. */
  line(row: number): number {
    return this.#sheet.line(row + this.#firstRow)
  }

  /** True if a checked row has a fault. */
  isFaulty(row: number): boolean {
    return this.#rowFaults[row] === FAULTY
  }

  /** True if a checked cell has a fault; `column` is an index among the format's columns. */
  isCellFaulty(row: number, column: number): boolean {
    return this.#cellFaults[row * this.rules.format.columns.length + column] === FAULTY
  }

  /** Returns the faults of a row. */
  faults(row: number): RowFaults {
    const { faults } = checkRow(this.rules, column => this.text(row, column))
    return { row: this.rowFault(row), cells: faults }
  }

  /** Returns the fault of a row as a whole, whatever its cells. */
  rowFault(row: number): RowFault | undefined {
    return rowFaultOf(this.#sheet, row + this.#firstRow, this.#shape)
  }

  #check(row: number): void {
    const plan = this.#plans.find(row + this.#firstRow)
    let isRight = this.rowFault(row) === undefined
    for (const planned of plan.cells) {
      this.#cell.locate(row + this.#firstRow, planned.cell)
      const isAmount = planned.column.content === 'amount'
      if (isAmount ? this.#addAmount(row, planned, plan) : this.#isRight(row, planned, plan))
        continue
      this.#cellFaults[row * this.rules.format.columns.length + planned.index] = FAULTY
      isRight = false
    }
    if (isRight) return
    this.#rowFaults[row] = FAULTY
    this.faultyRows += 1
  }

  #isRight(row: number, { column, check }: PlannedCell, plan: RowPlan): boolean {
    if (check(this.#sheet.store.bytes, this.#cell.start, this.#cell.end)) return true
    return this.#checkText(row, column, plan).isRight
  }

  #addAmount(row: number, { column }: PlannedCell, plan: RowPlan): boolean {
    const { bytes } = this.#sheet.store
    const { currencyCode } = plan.row
    const minor = plan.readAmount(bytes, this.#cell.start, this.#cell.end)
    if (minor >= plan.limits.least && minor <= plan.limits.most) {
      this.#totals.addMinor(minor, currencyCode ?? '')
      return true
    }
    const checked = this.#checkText(row, column, plan)
    if (checked.isRight && currencyCode !== undefined) this.#totals.add(checked.value, currencyCode)
    return checked.isRight
  }

  #checkText(row: number, column: BatchColumn, plan: RowPlan): CheckedCell {
    const checked = checkCell(column, this.text(row, column.name), {
      rules: this.rules,
      row: plan.row,
    })
    if (!checked.isRight && checked.fault.reason === 'cardNumber')
      blankCell(this.#sheet, row + this.#firstRow, this.#columns.indexOf(column.name))
    return checked
  }
}

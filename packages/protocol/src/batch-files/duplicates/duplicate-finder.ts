import type { UnderstoodFile } from '../dialect/understand.ts'
import { CellLocator } from '../reading/cell-locator.ts'
import { rowsAtOnce } from '../reading/rows-at-once.ts'
import type { Sheet } from '../reading/sheet.ts'
import type { BatchRules } from '../rules/batch-rules.ts'
import { checkCell } from '../rules/check-cell.ts'
import { withoutLead } from '../rules/own-text.ts'
import { PlanCache } from '../rules/plan-cache.ts'
import type { PlannedCell, RowPlan } from '../rules/row-plan.ts'
import { RowHash } from './row-hash.ts'
import { COMPARED, addAmount } from './row-key.ts'
import { emptyTable, RowTable, type RowTableState } from './row-table.ts'

/** The results of a finder as plain data. */
export interface FinderState {
  readonly firsts: Int32Array<ArrayBuffer>
  readonly keys: Float64Array<ArrayBuffer>
  readonly duplicates: number
  /** The number of rows compared so far. */
  readonly compared: number
  /** Undefined once all rows are compared. */
  readonly table: RowTableState | undefined
}

/**
 * Finds rows with the same payee, amount, currency and note as an earlier one, however they are
 * written, in slices of time. Faulty cells are compared as typed. Rows are counted from the first
 * payment.
 */
export class DuplicateFinder {
  /** For each row the first one like it; the row itself if there is none before it. */
  readonly firsts: Int32Array<ArrayBuffer>
  /** The key of each row, as `rowKey` returns it. Rows that are alike have the same. */
  readonly keys: Float64Array<ArrayBuffer>
  /** The number of rows that repeat an earlier one. */
  duplicates: number
  #compared: number
  /** Undefined once all rows are compared. */
  #table: RowTable | undefined
  readonly #rules: BatchRules
  readonly #sheet: Sheet
  readonly #firstRow: number
  readonly #plans: PlanCache
  readonly #cell: CellLocator
  /** The cells of each plan that are compared. */
  readonly #cells = new Map<RowPlan, readonly PlannedCell[]>()
  readonly #hash = new RowHash()

  /** Goes on with the results of another finder, if there are any. Shares their arrays. */
  constructor(
    { sheet, dialect, firstRow }: UnderstoodFile,
    rules: BatchRules,
    state: FinderState = firstState(sheet.rows - firstRow),
  ) {
    this.firsts = state.firsts
    this.keys = state.keys
    this.duplicates = state.duplicates
    this.#compared = state.compared
    this.#table = state.table && new RowTable(state.table)
    this.#rules = rules
    this.#sheet = sheet
    this.#firstRow = firstRow
    this.#plans = new PlanCache(rules, sheet, dialect.columns)
    this.#cell = new CellLocator(sheet.store)
  }

  /** The results as plain data, for a copy in another thread. Shares the arrays. */
  get state(): FinderState {
    return {
      firsts: this.firsts,
      keys: this.keys,
      duplicates: this.duplicates,
      compared: this.#compared,
      table: this.#table?.state,
    }
  }

  /** Compares rows until `isDue` returns true. Returns true once all are compared. */
  step(isDue: () => boolean = () => false): boolean {
    const rows = this.firsts.length
    while (this.#table) {
      const stop = rowsAtOnce(this.#sheet.store, this.#compared + this.#firstRow) - this.#firstRow
      for (let row = this.#compared; row < stop; row += 1) this.#compare(row, this.#table)
      this.#compared = stop
      if (stop === rows) this.#table = undefined
      else if (isDue()) break
    }
    return this.#compared === rows
  }

  #compare(row: number, table: RowTable): void {
    const sheetRow = row + this.#firstRow
    const plan = this.#plans.find(sheetRow)
    this.#hash.reset()
    for (const planned of this.#comparedCells(plan)) {
      this.#hash.addColumn(planned.index)
      this.#cell.locate(sheetRow, planned.cell)
      if (planned.column.content === 'amount') this.#addAmount(sheetRow, planned, plan)
      else this.#addCell(sheetRow, planned, plan)
    }
    const first = table.firstWith(this.#hash.low, this.#hash.high, row)
    this.firsts[row] = first
    this.keys[row] = this.#hash.key
    if (first !== row) this.duplicates += 1
  }

  #comparedCells(plan: RowPlan): readonly PlannedCell[] {
    const known = this.#cells.get(plan)
    if (known) return known
    const cells = plan.cells.filter(({ isUsed, column }) => isUsed && COMPARED.has(column.content))
    this.#cells.set(plan, cells)
    return cells
  }

  #addCell(sheetRow: number, planned: PlannedCell, plan: RowPlan): void {
    const { bytes } = this.#sheet.store
    const { start, end } = this.#cell
    if (planned.check(bytes, start, end)) this.#hash.addBytes(bytes, start, end)
    else this.#hash.addText(this.#value(sheetRow, planned, plan))
  }

  #addAmount(sheetRow: number, planned: PlannedCell, plan: RowPlan): void {
    const { start, end } = this.#cell
    const minor = plan.readAmount(this.#sheet.store.bytes, start, end)
    const { currencyCode } = plan.row
    if (minor > 0 && currencyCode !== undefined) return this.#hash.addNumber(minor)
    addAmount(this.#hash, this.#value(sheetRow, planned, plan), currencyCode)
  }

  /** Returns a cell in canonical form, or as typed if it is faulty. */
  #value(sheetRow: number, { column, cell }: PlannedCell, { row }: RowPlan): string {
    const text = withoutLead(this.#sheet.text(sheetRow, cell))
    const checked = checkCell(column, text, { rules: this.#rules, row })
    return checked.isRight ? checked.value : text
  }
}

const firstState = (rows: number): FinderState => ({
  firsts: new Int32Array(rows),
  keys: new Float64Array(rows),
  duplicates: 0,
  compared: 0,
  table: emptyTable(rows),
})

import type { UnderstoodFile } from '../dialect/understand.ts'
import { CellLocator } from '../reading/cell-locator.ts'
import type { Sheet } from '../reading/sheet.ts'
import type { BatchRules } from '../rules/batch-rules.ts'
import { checkCell } from '../rules/check-cell.ts'
import { withoutLead } from '../rules/own-text.ts'
import { PlanCache } from '../rules/plan-cache.ts'
import type { PlannedCell, RowPlan } from '../rules/row-plan.ts'
import { RowHash } from './row-hash.ts'
import { COMPARED, addAmount } from './row-key.ts'
import { RowTable } from './row-table.ts'

const ROWS_AT_ONCE = 128

/**
 * Finds rows with the same payee, amount, currency and note as an earlier one, however they are
 * written, in slices of time. Faulty cells are compared as typed. Rows are counted from the first
 * payment.
 */
export class DuplicateFinder {
  /** For each row the first one like it; the row itself if there is none before it. */
  readonly firsts: Int32Array
  /** The key of each row, as `rowKey` returns it. Rows that are alike have the same. */
  readonly keys: Float64Array
  /** The number of rows that repeat an earlier one. */
  duplicates = 0
  #done = 0
  readonly #rules: BatchRules
  readonly #sheet: Sheet
  readonly #firstRow: number
  readonly #plans: PlanCache
  readonly #table: RowTable
  readonly #cell: CellLocator
  /** The cells of each plan that are compared. */
  readonly #compared = new Map<RowPlan, readonly PlannedCell[]>()
  readonly #hash = new RowHash()

  constructor({ sheet, dialect, firstRow }: UnderstoodFile, rules: BatchRules) {
    const rows = sheet.rows - firstRow
    this.firsts = new Int32Array(rows)
    this.keys = new Float64Array(rows)
    this.#rules = rules
    this.#sheet = sheet
    this.#firstRow = firstRow
    this.#plans = new PlanCache(rules, sheet, dialect.columns)
    this.#table = new RowTable(rows)
    this.#cell = new CellLocator(sheet.store)
  }

  /** Compares rows until `isDue` returns true. Returns true once all are compared. */
  step(isDue: () => boolean = () => false): boolean {
    const rows = this.firsts.length
    while (this.#done < rows) {
      const stop = Math.min(this.#done + ROWS_AT_ONCE, rows)
      for (let row = this.#done; row < stop; row += 1) this.#compare(row)
      this.#done = stop
      if (isDue()) break
    }
    return this.#done === rows
  }

  #compare(row: number): void {
    const sheetRow = row + this.#firstRow
    const plan = this.#plans.find(sheetRow)
    this.#hash.reset()
    for (const planned of this.#comparedCells(plan)) {
      this.#hash.addColumn(planned.index)
      this.#cell.locate(sheetRow, planned.cell)
      if (planned.column.content === 'amount') this.#addAmount(sheetRow, planned, plan)
      else this.#addCell(sheetRow, planned, plan)
    }
    const first = this.#table.firstWith(this.#hash.low, this.#hash.high, row)
    this.firsts[row] = first
    this.keys[row] = this.#hash.key
    if (first !== row) this.duplicates += 1
  }

  #comparedCells(plan: RowPlan): readonly PlannedCell[] {
    const known = this.#compared.get(plan)
    if (known) return known
    const cells = plan.cells.filter(({ isUsed, column }) => isUsed && COMPARED.has(column.content))
    this.#compared.set(plan, cells)
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

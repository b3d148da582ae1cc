import type { ColumnNames } from '../columns/match-columns.ts'
import { cellEnd, cellStart, type Sheet } from '../reading/sheet.ts'
import type { BatchRules } from './batch-rules.ts'
import { type RowPlan, planRows } from './row-plan.ts'
import { withoutLead } from './own-text.ts'
import { codeOf } from './row-way.ts'

const LETTERS = 26
const CAPITAL_A = 0x41
const COUNTRY_LETTERS = 2
const CURRENCY_LETTERS = 3
const CURRENCIES = LETTERS ** CURRENCY_LETTERS

/** Keeps the plans for the countries and currencies of a file. */
export class PlanCache {
  readonly #rules: BatchRules
  readonly #sheet: Sheet
  readonly #columns: ColumnNames
  /** The indexes of the cells with the codes; -1 if the file has none. */
  readonly #country: number
  readonly #currency: number
  /** By both codes as one number, for codes in capitals. */
  readonly #byNumber = new Map<number, RowPlan>()
  readonly #byText = new Map<string, RowPlan>()

  constructor(rules: BatchRules, sheet: Sheet, columns: ColumnNames) {
    this.#rules = rules
    this.#sheet = sheet
    this.#columns = columns
    this.#country = columns.indexOf(rules.countryColumn ?? NO_COLUMN)
    this.#currency = columns.indexOf(rules.currencyColumn ?? NO_COLUMN)
  }

  /** Returns the plan for a row of the sheet. */
  find(row: number): RowPlan {
    const country = this.#number(row, this.#country, COUNTRY_LETTERS)
    const currency = this.#number(row, this.#currency, CURRENCY_LETTERS)
    if (country < 0 || currency < 0) return this.#findByText(row)
    const key = country * CURRENCIES + currency
    const known = this.#byNumber.get(key)
    if (known) return known
    const plan = this.#findByText(row)
    this.#byNumber.set(key, plan)
    return plan
  }

  #findByText(row: number): RowPlan {
    const [country, currency] = [this.#code(row, this.#country), this.#code(row, this.#currency)]
    const key = `${country} ${currency}`
    const known = this.#byText.get(key)
    if (known) return known
    const plan = planRows(this.#rules, this.#columns, { country, currency })
    if (this.#byText.size < MOST_PLANS) this.#byText.set(key, plan)
    return plan
  }

  #code(row: number, cell: number): string {
    return cell < 0 ? '' : codeOf(withoutLead(this.#sheet.text(row, cell)))
  }

  /** Returns a code in capitals as a number; 0 if the file has no column of it, -1 for others. */
  #number(row: number, cell: number, letters: number): number {
    if (cell < 0) return 0
    if (cell >= this.#sheet.cellCount(row)) return -1
    const { store } = this.#sheet
    const start = cellStart(store, row, cell)
    if (cellEnd(store, row, cell) - start !== letters) return -1
    let number = 0
    for (let at = start; at < start + letters; at += 1) {
      const letter = (store.bytes[at] ?? 0) - CAPITAL_A
      if (letter < 0 || letter >= LETTERS) return -1
      number = number * LETTERS + letter
    }
    return number
  }
}

/** No file has more; a damaged one may have a different code in each row. */
const MOST_PLANS = 1000

/** No column has this name. */
const NO_COLUMN = ''

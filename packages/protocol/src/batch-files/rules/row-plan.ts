import { minorUnits } from '../../minor-units.ts'
import type { ColumnNames } from '../columns/match-columns.ts'
import type { BatchContent } from '../../batches/index.ts'
import type { BatchColumn } from '../format.ts'
import { type PlainLimits, plainLimits } from '../money/plain-limits.ts'
import { type PlainAmount, plainAmount } from '../money/plain-amount.ts'
import type { BatchRules } from './batch-rules.ts'
import { checkCell } from './check-cell.ts'
import { isPlainEmail } from './plain-email.ts'
import { plainTextCheck } from './plain-text.ts'
import { type PlainCheck, plainDetail } from './plain-detail.ts'
import { isPlainText, type RowWay, rowWay } from './row-way.ts'

/** A cell that is checked in each row. */
export interface PlannedCell {
  readonly column: BatchColumn
  /** The index among the format's columns. */
  readonly index: number
  /** The index among a row's cells; -1 if the file has no such column. */
  readonly cell: number
  /** False for a field of other countries. */
  readonly isUsed: boolean
  /** Returns true if bytes are certainly right. */
  readonly check: PlainCheck
}

/** The checks for all rows with one country and currency. */
export interface RowPlan {
  readonly row: RowWay
  readonly cells: readonly PlannedCell[]
  readonly readAmount: PlainAmount
  readonly limits: PlainLimits
}

const NO_BYTE = -1
const LONGEST_TEXT = 1000

/** Plans the checks for the rows with a country and currency. */
export function planRows(
  rules: BatchRules,
  columns: ColumnNames,
  codes: { readonly country: string; readonly currency: string },
): RowPlan {
  const { countryColumn, decimalMark } = rules
  const textOf = (name: string) => (name === countryColumn ? codes.country : codes.currency)
  const row = rowWay(rules, textOf)
  const cells = rules.format.columns.flatMap((column, index): PlannedCell[] => {
    const cell = columns.indexOf(column.name)
    const isUsed = !isUnused(column, row)
    if (!isUsed && cell < 0) return []
    const planned = { rules, row, text: textOf(column.name) }
    const check = isUsed ? plainCheckOf(column, planned) : UNUSED_CHECK
    return [{ column, index, cell, isUsed, check }]
  })
  const decimals = row.currencyCode === undefined ? 0 : minorUnits(row.currencyCode)
  const isKnown = row.currencyCode !== undefined && decimalMark !== undefined
  return {
    row,
    cells,
    readAmount: plainAmount({ mark: decimalMark?.charCodeAt(0) ?? NO_BYTE, decimals }),
    limits: plainLimits(rules.format, {
      decimals: isKnown ? decimals : undefined,
      isLimited: row.currencyCode === rules.accountCurrency,
    }),
  }
}

/** True for the fields of other countries. They are checked only for numbers of cards. */
export const isUnused = ({ name, content }: BatchColumn, { way }: RowWay): boolean =>
  content === 'detail' && way?.fields.every(field => field.name !== name) !== false

interface Planned {
  readonly rules: BatchRules
  readonly row: RowWay
  /** The code of the country or currency. */
  readonly text: string
}

const plainCheckOf = (column: BatchColumn, planned: Planned): PlainCheck =>
  CHECKS[column.content](column, planned)

function textCheck(column: BatchColumn, isPlain: boolean): PlainCheck {
  const { isRequired, maxLength = LONGEST_TEXT } = column
  return plainTextCheck({ maxLength, isRequired, isPlainText: isPlain })
}

/** All rows of a plan have the same code. */
function codeCheck(column: BatchColumn, { rules, row, text }: Planned): PlainCheck {
  const { isRight } = checkCell(column, text, { rules, row })
  return (_bytes, start, end) => isRight && end - start === text.length
}

function detailCheck({ name }: BatchColumn, { row: { way } }: Planned): PlainCheck {
  const field = way?.fields.find(each => each.name === name)
  return field && way ? plainDetail(field, way) : never
}

const emptyCheck = ({ isRequired }: BatchColumn): PlainCheck => {
  return (_bytes, start, end) => start === end && !isRequired
}

const never: PlainCheck = () => false

const UNUSED_CHECK = plainTextCheck({
  maxLength: LONGEST_TEXT,
  isRequired: false,
  isPlainText: false,
})

type MakeCheck = (column: BatchColumn, planned: Planned) => PlainCheck

const CHECKS: Readonly<Record<BatchContent, MakeCheck>> = {
  rowId: column => textCheck(column, false),
  email: () => isPlainEmail,
  amount: () => never,
  name: (column, { row }) => textCheck(column, isPlainText(row.way)),
  text: (column, { row }) => textCheck(column, isPlainText(row.way)),
  country: codeCheck,
  currency: codeCheck,
  choice: emptyCheck,
  detail: detailCheck,
}

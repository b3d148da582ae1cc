import type { BatchContent } from '../../batches/index.ts'
import { minorOf } from '../money/minor-amount.ts'
import type { BatchRules } from '../rules/batch-rules.ts'
import { type CheckedRow, checkRow } from '../rules/check-row.ts'
import { isUnused } from '../rules/row-plan.ts'
import { rowWay } from '../rules/row-way.ts'
import { RowHash } from './row-hash.ts'

/** The content by which rows are compared. A payee is one account or address, whatever its name. */
export const COMPARED: ReadonlySet<BatchContent> = new Set<BatchContent>([
  'email',
  'amount',
  'text',
  'country',
  'currency',
  'detail',
])

/**
 * Returns the key by which a row is compared with others: the same for rows with the same payee,
 * amount, currency and note, however they are written, and as in `DuplicateFinder.keys`.
 *
 * @param textOf Returns the text in a column, and an empty text if there is none.
 * @param checked The row after its check, if the caller has it already.
 */
export function rowKey(
  rules: BatchRules,
  textOf: (column: string) => string,
  checked: CheckedRow = checkRow(rules, textOf),
): number {
  const row = rowWay(rules, textOf)
  const hash = new RowHash()
  for (const [index, column] of rules.format.columns.entries()) {
    if (!COMPARED.has(column.content) || isUnused(column, row)) continue
    const value = checked.values[column.name] ?? textOf(column.name)
    hash.addColumn(index)
    if (column.content === 'amount') addAmount(hash, value, row.currencyCode)
    else hash.addText(value)
  }
  return hash.key
}

/** Adds an amount: as a number, if it can be read as one. */
export function addAmount(hash: RowHash, value: string, currencyCode: string | undefined): void {
  const isPlain = currencyCode !== undefined && /^\d+(?:\.\d+)?$/.test(value)
  if (isPlain) hash.addNumber(Number(minorOf(value, currencyCode)))
  else hash.addText(value)
}

import type { BatchRules } from './batch-rules.ts'
import type { CellFault } from './cell-fault.ts'
import { checkCell } from './check-cell.ts'
import { rowWay } from './row-way.ts'

/** A row after its check, by the names of its columns. */
export interface CheckedRow {
  readonly faults: Readonly<Record<string, CellFault>>
  /** The canonical values of the cells without a fault. */
  readonly values: Readonly<Record<string, string>>
}

/**
 * Checks the cells of a row.
 *
 * @param textOf Returns the text in a column, and an empty text if the file has no such column.
 */
export function checkRow(rules: BatchRules, textOf: (column: string) => string): CheckedRow {
  const row = rowWay(rules, textOf)
  const faults: Record<string, CellFault> = {}
  const values: Record<string, string> = {}
  for (const column of rules.format.columns) {
    const checked = checkCell(column, textOf(column.name), { rules, row })
    if (checked.isRight) values[column.name] = checked.value
    else faults[column.name] = checked.fault
  }
  return { faults, values }
}

import { blankCardNumbers, type CheckedRow, checkRow, rowKey } from '@sixpence/protocol/batch-files'
import type { DraftBase } from './draft-base.ts'
import type { Cells, DraftRow, RowState } from './draft-row.ts'

/** Checks a row whose cells have changed. Blanks the numbers of cards in them. */
export function checkDraftRow(
  base: DraftBase,
  number: number,
  state: RowState,
): DraftRow | undefined {
  const { rules } = base.checker
  const cells = base.differing(number, state.cells)
  const row = { cells, isDeleted: state.isDeleted }
  if (!base.isChanged(number, row)) return asInTheFile(base, number, state)
  const textOf = (column: string) => base.text(number, row, column)
  const checked = checkRow(rules, textOf)
  const blanked = withoutCards(cells, checked)
  if (blanked) return checkDraftRow(base, number, { ...state, cells: blanked })
  return {
    ...row,
    isFaulty: Object.keys(checked.faults).length > 0,
    key: rowKey(rules, textOf, checked),
    money: base.moneyOf(checked),
  }
}

function asInTheFile(
  base: DraftBase,
  number: number,
  { isDeleted }: RowState,
): DraftRow | undefined {
  const row = base.fileRow(number)
  return row && isDeleted ? { ...row, isDeleted } : row
}

/** Returns the cells with blanked numbers of cards; undefined if there are none to blank. */
function withoutCards(cells: Cells, { faults }: CheckedRow): Cells | undefined {
  const blanked = Object.entries(cells).flatMap(([column, text]) =>
    faults[column]?.reason === 'cardNumber' && blankCardNumbers(text) !== text
      ? [[column, blankCardNumbers(text)] as const]
      : [],
  )
  return blanked.length > 0 ? { ...cells, ...Object.fromEntries(blanked) } : undefined
}

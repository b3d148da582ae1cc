import { blankCardNumbers, type BatchRules, checkRow, rowKey } from '@sixpence/protocol/batch-files'
import type { PayeeAccount } from '../payee-of.ts'
import { accountIn } from '../submitting/account-in.ts'

/** Texts by the names of their columns. */
export type Cells = Readonly<Record<string, string>>

/** A row with what the bank makes of it. */
export interface CheckedDraftRow {
  readonly cells: Cells
  /** The reason for each faulty cell, by the names of the columns. */
  readonly faults: Cells
  /** The same for rows with the same payee, amount, currency and note. */
  readonly key: number
  /** Undefined for a faulty row. */
  readonly amount: string | undefined
  readonly currencyCode: string | undefined
  /** Undefined for a faulty row, and for one that pays an address. */
  readonly account: PayeeAccount | undefined
}

/** Checks a row, and leaves out its empty and unknown cells. Blanks the numbers of cards. */
export function checkedDraftRow(rules: BatchRules, typed: Cells): CheckedDraftRow {
  const textOf = (column: string) => typed[column] ?? ''
  const checked = checkRow(rules, textOf)
  const faults = Object.entries(checked.faults).map(([column, { reason }]) => [column, reason])
  const amounts = faults.length === 0 ? amountOf(rules, checked.values) : undefined
  return {
    cells: keptCells(rules, typed, checked.faults),
    // The names are those of the format's columns.
    faults: Object.fromEntries(faults) as Cells,
    key: rowKey(rules, textOf, checked),
    amount: amounts?.amount,
    currencyCode: amounts?.currencyCode,
    account: amounts && accountIn(rules, checked.values, amounts.currencyCode ?? ''),
  }
}

function amountOf({ format, currencyColumn, accountCurrency }: BatchRules, values: Cells) {
  const column = format.columns.find(({ content }) => content === 'amount')
  const currencyCode = currencyColumn === undefined ? accountCurrency : values[currencyColumn]
  return { amount: values[column?.name ?? ''], currencyCode }
}

/** Bank details may look like the number of a card: only those that their check takes for one are. */
function keptCells(
  { format }: BatchRules,
  typed: Cells,
  faults: ReturnType<typeof checkRow>['faults'],
): Cells {
  const kept = format.columns.flatMap(({ name, content }) => {
    const text = typed[name] ?? ''
    if (text === '' || content === 'rowId') return []
    const isKept = content === 'detail' && faults[name]?.reason !== 'cardNumber'
    return [[name, isKept ? text : blankCardNumbers(text)] as const]
  })
  return Object.fromEntries(kept)
}

import { type BatchRules, checkRow } from '@sixpence/protocol/batch-files'
import type { Sql } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import type { PayeeAccount } from '../payee-of.ts'
import type { Draft } from '../drafts/find-draft.ts'
import type { Cells } from '../drafts/checked-draft-row.ts'
import { accountIn } from './account-in.ts'

/** A row of a draft as it is ordered: checked once more, with the values in their standard form. */
export interface OrderedRow {
  readonly rowId: string
  /** From 1, without deleted rows. */
  readonly position: number
  readonly email: string | undefined
  readonly account: PayeeAccount | undefined
  /** The amount that arrives. */
  readonly amount: string
  readonly currencyCode: string
  readonly feeShare: string | undefined
  readonly note: string | undefined
  /** The row that it replaces, and the first of those that replace each other. */
  readonly replaces?: string | null | undefined
  readonly origin?: string | null | undefined
  /** The result of comparing the name with the account holder's, and their name if it was close. */
  readonly nameCheck?: string | null | undefined
  readonly holder?: string | null | undefined
}

interface TypedRow {
  readonly rowId: string
  readonly cells: Cells
  readonly replaces: string | null
  readonly origin: string | null
  readonly nameCheck: string | null
  readonly holder: string | null
}

/** Reads the rows of a draft in their order. */
export const rowsOfDraft = (
  sql: Sql,
  { id, checksNames }: Pick<Draft, 'id' | 'checksNames'>,
): Promise<readonly TypedRow[]> =>
  sql<TypedRow & Record<string, unknown>>`
    select row_id as "rowId", cells, replaces, origin,
      case when ${checksNames} then name_check end as "nameCheck", holder
    from batch_draft_row where batch_id = ${id} and not is_deleted order by position`

/**
 * Returns rows as they are ordered.
 *
 * @throws {Refusal} `VF` with `rows` if there is none, or one has a fault by the rules of now.
 */
export function orderedRows(rows: readonly TypedRow[], rules: BatchRules): readonly OrderedRow[] {
  if (rows.length === 0) throw refuse.invalid('rows', 'The batch has no payments.')
  return rows.map(({ cells, ...row }, at) => ({
    ...row,
    position: at + 1,
    ...ordered(rules, cells),
  }))
}

function ordered(rules: BatchRules, cells: Cells): Omit<OrderedRow, keyof TypedRow | 'position'> {
  const { faults, values } = checkRow(rules, column => cells[column] ?? '')
  const [fault] = Object.keys(faults)
  if (fault !== undefined) {
    throw refuse.invalid('rows', 'A payment of the batch has to be corrected first.')
  }
  const { amount = '', email, feeShare, note } = values
  const currencyCode = values[rules.currencyColumn ?? ''] ?? rules.accountCurrency
  return {
    email: email?.toLowerCase(),
    account: accountIn(rules, values, currencyCode),
    amount,
    currencyCode,
    // The payer bears the fee by default.
    feeShare: feeShare === '' ? 'OUR' : feeShare,
    note: note || undefined,
  }
}

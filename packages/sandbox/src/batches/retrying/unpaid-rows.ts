import type { CallerContext } from '../../context.ts'
import type { Cells } from '../drafts/checked-draft-row.ts'
import type { Replacing } from '../drafts/keep-draft.ts'
import { allRows } from '../find-payments.ts'
import type { PayeeRow } from '../payee-of.ts'

/** A row that wasn't paid, as a row of a new draft. */
type UnpaidRow = Replacing & { readonly cells: Cells }

type Row = PayeeRow & {
  readonly rowId: string
  readonly amount: string
  readonly feeShare: string | null
  readonly note: string | null
  readonly origin: string
}

/**
 * Reads the rows of a batch that weren't paid, in their order. Leaves out those that were paid
 * since by another batch.
 */
export async function unpaidRows(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  batchId: string,
): Promise<readonly UnpaidRow[]> {
  const rows = await sql<Row & Record<string, unknown>>`
    select row_id as "rowId", email, account, amount, fee_share as "feeShare", note, first as origin
    from ${allRows(batchId)}
      cross join lateral coalesce(origin, ${batchId} || '.' || row_id) first
    where payment_id is null and not was_paid(${caller.customerId}, first)
    order by place`
  return rows.map(row => ({
    replaces: `${batchId}.${row.rowId}`,
    origin: row.origin,
    cells: cellsOf(row),
  }))
}

/** A row in the columns of its file. */
const cellsOf = ({ amount, feeShare, note, ...row }: Row): Cells => ({
  amount,
  ...(note !== null && { note }),
  ...(row.account === null
    ? { email: row.email }
    : {
        payeeName: row.account.name,
        countryCode: row.account.countryCode,
        currency: row.account.currency,
        ...(feeShare !== null && { feeShare }),
        ...row.account.details,
      }),
})

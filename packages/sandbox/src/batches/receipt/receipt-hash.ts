import { type HashedRow, rowsHash } from '@sixpence/protocol/batch-files'
import type { Sql } from '../../db/index.ts'
import { allRows } from '../find-payments.ts'
import type { PayeeRow } from '../payee-of.ts'

type Row = PayeeRow & {
  readonly amount: string
  readonly feeShare: string | null
  readonly note: string | null
}

/** Returns the hash of all rows of a batch as submitted, whatever came of them. */
export async function receiptHash(sql: Sql, batchId: string): Promise<string> {
  const rows = await sql<Row & Record<string, unknown>>`
    select row.email, row.account, row.amount, row.fee_share as "feeShare", row.note
    from ${allRows(batchId)} order by row.place`
  return rowsHash(rows.map(cellsOf))
}

const cellsOf = ({ email, account, amount, feeShare, note }: Row): HashedRow => ({
  ...(account === null
    ? { email }
    : {
        ...account.details,
        payeeName: account.name,
        countryCode: account.countryCode,
        currency: account.currency,
      }),
  amount,
  feeShare: feeShare ?? '',
  note: note ?? '',
})

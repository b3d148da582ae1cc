import { sha256 } from '../../credentials/index.ts'
import { boundTerms, termsInOrder } from '../../payments/index.ts'
import { orderLines } from '../../batches/index.ts'
import type { Sql } from '../../db/index.ts'
import {
  type BatchRequestRow,
  isForBatch,
  type PaymentRequestRow,
  type RequestRow,
} from '../request-row.ts'

/** What is kept of a code: it fits only these requests, and only while they ask for the same. */
export async function hashRequestCode(
  code: string,
  { id, rows }: { readonly id: string; readonly rows: readonly RequestRow[] },
  sql: Sql,
): Promise<string> {
  const bound: (readonly (string | null)[])[] = []
  for (const row of rows) {
    bound.push(isForBatch(row) ? await boundBatch(row, sql) : boundPayment(row))
  }
  const inOrder = bound.toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))
  return sha256(JSON.stringify([id, code, inOrder]))
}

const boundPayment = (row: PaymentRequestRow): readonly (string | null)[] => [
  row.id,
  row.amount,
  row.fee,
  row.currency_code,
  row.from_account,
  row.to_account,
  row.payee_email,
  row.to_amount,
  row.checkout_id,
  ...(row.subscription ? boundTerms(row.subscription) : []),
  ...(row.external ? [JSON.stringify(termsInOrder(row.external))] : []),
]

/** What it is paid from, what it comes to, and everybody it pays, with their amounts and fees. */
async function boundBatch(row: BatchRequestRow, sql: Sql): Promise<readonly (string | null)[]> {
  const lines = await orderLines(sql, row.batch_id)
  return [
    row.id,
    row.batch_id,
    row.from_account,
    row.currency_code,
    row.amount,
    row.fee,
    ...lines.flatMap(line => [
      String(line.lineNumber),
      line.email,
      line.payeeId,
      line.amount,
      line.fee,
      line.note,
    ]),
  ]
}

import { sha256 } from '../../credentials/index.ts'
import { boundTerms, termsInOrder } from '../../payments/index.ts'
import { type OrderLine, payeeInOrder } from '../../batches/index.ts'
import {
  type BatchRequestRow,
  isForBatch,
  type PaymentRequestRow,
  type RequestRow,
} from '../request-row.ts'

/** Reads the payments of a submitted batch. */
type LinesOf = (batchId: string) => Promise<readonly OrderLine[]>

/**
 * Returns the stored form of a code: it fits only these requests, and only while they are
 * unchanged.
 */
export async function hashRequestCode(
  code: string,
  { id, rows }: { readonly id: string; readonly rows: readonly RequestRow[] },
  linesOf: LinesOf,
): Promise<string> {
  const bound: (readonly (string | null)[])[] = []
  for (const row of rows) {
    bound.push(isForBatch(row) ? boundBatch(row, await linesOf(row.batch_id)) : boundPayment(row))
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
  row.invoice_id,
  row.refunds_id,
  ...(row.subscription ? boundTerms(row.subscription) : []),
  ...(row.external ? [JSON.stringify(termsInOrder(row.external))] : []),
]

/** The account it is paid from, its total, and everybody it pays, with their amounts and fees. */
const boundBatch = (
  row: BatchRequestRow,
  lines: readonly OrderLine[],
): readonly (string | null)[] => [
  row.id,
  row.batch_id,
  row.from_account,
  row.currency_code,
  row.amount,
  row.fee,
  ...lines.flatMap(line => [
    line.rowId,
    String(line.place),
    payeeInOrder(line),
    line.payeeId,
    line.amount,
    line.fee,
    line.toAmount,
    line.feeShare,
    line.note,
  ]),
]

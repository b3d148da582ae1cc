import type { BatchReason } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'

/** The payment of a row, or the reason why there is none. */
interface Outcome {
  readonly rowId: string
  readonly paymentId?: string | undefined
  readonly reason?: BatchReason | undefined
}

/** Records the outcomes of rows of an order. */
export async function keepOutcomes(
  { sql }: Pick<CallerContext, 'sql'>,
  batchId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  await sql`
    insert into batch_payment (batch_id, row_id, place, email, account, amount, fee_share, note,
      payment_id, reason)
    select batch_id, row_id, place, email, account, coalesce(to_amount, amount), fee_share, note,
      "paymentId", reason
    from batch_order_line
      join jsonb_to_recordset(${JSON.stringify(outcomes)})
        as outcome ("rowId" text, "paymentId" text, reason text) on "rowId" = row_id
    where batch_id = ${batchId}`
}

import type { CallerContext } from '../../context.ts'
import { notifyRefused } from '../notify-refused.ts'
import type { ExecutedBatch } from './executed-batch.ts'

/** Ends an execution whose rows all have an outcome; notifies the customer if some were refused. */
export async function endExecution(
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
  { id, paymentId }: ExecutedBatch,
): Promise<void> {
  const { sql } = context
  await sql`
    update payment set status = 'settled', open_amount = null, open_fee = null
    where id = ${paymentId}`
  const [counts] = await sql<{ refused: number; of: number }>`
    select (count(*) filter (where payment_id is null))::integer as refused,
      count(*)::integer as of
    from batch_payment where batch_id = ${id}`
  if (counts && counts.refused > 0) await notifyRefused(context, id, counts)
}

import { type BatchResult, REFUSED_PAYMENTS_LISTED } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { findPayments } from './find-payments.ts'
import { releaseBatch } from '../payments/index.ts'
import { startBatch } from './executing/start-batch.ts'

/**
 * Pays the first rows of an approved batch in the name of its submitter; the others follow. It
 * keeps its id, and each payment has the key `id.rowId`. Payees, amounts and fees must be the
 * approved ones.
 *
 * @throws {Refusal} When none of its payments can be made: then nothing changes.
 */
export async function settleBatch(
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
  id: string,
): Promise<BatchResult> {
  const [payment] = await context.sql<{ id: string }>`
    select id from payment where batch_id = ${id}`
  if (!payment) throw new Error(`There is no payment of the batch ${id}.`)
  await releaseBatch(context, payment.id)
  await startBatch(context, id)
  return batchResult(context, id)
}

/** Returns the outcome of a paid batch. */
export async function batchResult(
  { sql }: Pick<CallerContext, 'sql'>,
  batchId: string,
): Promise<BatchResult> {
  const [counts] = await sql<{ paymentCount: number; refusedCount: number }>`
    select paid + refused as "paymentCount", refused as "refusedCount"
    from batch where id = ${batchId}`
  const { paymentCount = 0, refusedCount = 0 } = counts ?? {}
  const filter = { batchId, isRefused: true, limit: REFUSED_PAYMENTS_LISTED } as const
  const refused = refusedCount === 0 ? [] : await findPayments(sql, filter)
  return { batchId, paymentCount, refusedCount, refused: [...refused] }
}

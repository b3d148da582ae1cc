import { type BatchResult, REFUSED_PAYMENTS_LISTED } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { nonePayable } from './none-payable.ts'
import { type NewBatch, payBatch } from './execute-batch.ts'
import { findPayments } from './find-payments.ts'
import { releaseBatch } from '../payments/index.ts'
import { startBatch } from './executing/start-batch.ts'
import { orderLines } from './order-lines.ts'
import { approvedLine } from './paying/approved-line.ts'

interface OrderRow {
  name: string
  type: NewBatch['type']
  accountId: string
  madeBy: string
}

/**
 * Pays an approved batch in the name of its submitter: it keeps its id, and each payment has the
 * key `id.rowId`. Payees, amounts and fees must be the approved ones.
 *
 * @throws {Refusal} When none of its payments can be made: then nothing changes.
 */
export async function settleBatch(
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
  id: string,
): Promise<BatchResult> {
  const { sql } = context
  const [payment] = await sql<{ id: string }>`select id from payment where batch_id = ${id}`
  if (payment) return execute(context, { id, paymentId: payment.id })
  const [order] = await sql<OrderRow & Record<string, unknown>>`
    select name, type, account_id as "accountId", made_by as "madeBy"
    from batch_order where id = ${id}`
  if (!order) throw new Error(`There is no order of the batch ${id}.`)
  const lines = (await orderLines(sql)(id)).map(approvedLine)
  const reasons = await payBatch(context, { ...order, id, lines })
  if (reasons.length === lines.length) throw nonePayable(reasons)
  return batchResult(context, id)
}

/** Pays the first rows; the others follow. */
async function execute(
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
  { id, paymentId }: { readonly id: string; readonly paymentId: string },
): Promise<BatchResult> {
  await releaseBatch(context, paymentId)
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

import type { BatchReason } from '@sixpence/protocol'
import { activeOwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { Refusal } from '../../http/index.ts'
import type { Decimal } from '../../money/index.ts'
import { attempt } from '../../payments/index.ts'
import { amountsLeft } from '../paying/amounts-left.ts'
import { holdAll } from '../paying/hold-all.ts'
import { payRows } from '../paying/pay-rows.ts'
import { reasonOf } from '../paying/reason-of.ts'
import { openLines, openRows, type OrderLine } from '../order-lines.ts'
import { endExecution } from './end-execution.ts'
import { type ExecutedBatch, executedBatch } from './executed-batch.ts'
import { inSets } from './in-sets.ts'
import { reasonToStop } from './reason-to-stop.ts'

/** The most rows that are paid in one transaction. */
export const MOST_ROWS = 500

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/**
 * Pays the next rows of a batch that is being executed, in the name of its submitter: each has the
 * key `batchId.rowId`, and its outcome commits with it. Rows are refused if nothing may leave the
 * customer any more, or the submitter may no longer make such payments. Returns false if no rows
 * are left; then the execution has ended.
 */
export async function payNext(context: Context, batchId: string): Promise<boolean> {
  const { sql } = context
  const batch = await executedBatch(context, batchId)
  const lines = await openLines(sql)(batchId, MOST_ROWS)
  const stop = await reasonToStop(context, batch)
  if (stop === undefined) await payAll(context, batch, lines)
  else await refuseRest(context, batch, stop)
  const left = await setAside(context, batch)
  if (!left) await endExecution(context, batch)
  return left
}

async function payAll(
  context: Context,
  batch: ExecutedBatch,
  lines: readonly OrderLine[],
): Promise<void> {
  const { id: batchId, type, accountId: from, madeBy, currencyCode } = batch
  await holdAll(context, { id: from, currencyCode }, { type, lines })
  const source = await attempt(context.sql, () => activeOwnAccount(context, from, 'fromAccount'))
  if (source instanceof Refusal) return refuseRest(context, batch, reasonOf(source, {}))
  // Otherwise the rows would leave no money for each other.
  await context.sql`
    update payment set open_amount = 0, open_fee = 0 where id = ${batch.paymentId}`
  const asMaker = { ...context, caller: { ...context.caller, ownCustomerId: madeBy } }
  const left = await amountsLeft(context, batch)
  await inSets(lines, rows => payRows(asMaker, rows, { batchId, type, source, left }))
}

async function refuseRest(
  { sql }: Context,
  { id }: ExecutedBatch,
  reason: BatchReason,
): Promise<void> {
  await sql`
    insert into batch_payment
      (batch_id, row_id, place, email, account, amount, fee_share, note, reason)
    select batch_id, row_id, place, email, account, coalesce(to_amount, amount), fee_share, note,
      ${reason}::text
    from ${openRows(id)}`
}

/** Sets aside what the open rows may take; returns false if there are none. */
async function setAside({ sql }: Context, { id, paymentId }: ExecutedBatch): Promise<boolean> {
  const [open] = await sql<{ rows: number; amount: Decimal; fee: Decimal }>`
    select count(*)::integer as rows, coalesce(sum(amount), 0) as amount,
      coalesce(sum(fee), 0) as fee
    from ${openRows(id)}`
  await sql`
    update payment set open_amount = ${open?.amount}, open_fee = ${open?.fee}
    where id = ${paymentId}`
  return (open?.rows ?? 0) > 0
}

import type { CallerContext } from '../../context.ts'
import type { PaidType } from '../paying/paid-type.ts'

/** A batch whose rows the bank pays. */
export interface ExecutedBatch {
  readonly id: string
  /** The payment under whose key it was submitted. */
  readonly paymentId: string
  readonly customerId: string
  /** The submitter. */
  readonly madeBy: string
  readonly type: PaidType
  readonly accountId: string
  readonly currencyCode: string
}

/** Finds an order that is being executed, and begins its batch if this is the first time. */
export async function executedBatch(
  { sql, clock }: Pick<CallerContext, 'sql' | 'clock'>,
  id: string,
): Promise<ExecutedBatch> {
  const [batch] = await sql<ExecutedBatch & Record<string, unknown>>`
    select batch_order.id, payment.id as "paymentId", batch_order.customer_id as "customerId",
      batch_order.made_by as "madeBy", type, account_id as "accountId",
      currency_code as "currencyCode"
    from batch_order join payment on batch_id = batch_order.id and status = 'executing'
    where batch_order.id = ${id}`
  if (!batch) throw new Error(`The batch ${id} is not being executed.`)
  await sql`
    insert into batch (id, customer_id, made_by, name, type, account_id, at)
    select id, customer_id, made_by, name, type, account_id, ${clock.now()}
    from batch_order where id = ${id}
    on conflict (id) do nothing`
  return batch
}

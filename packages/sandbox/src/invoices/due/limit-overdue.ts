import type { Context } from '../../context.ts'
import { limit } from '../../standing/index.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** A customer who hasn't paid the bank by the end of the due day. */
export interface Overdue extends Record<string, unknown> {
  readonly id: string
  readonly payerId: string
}

/** Lists the bank's own overdue invoices that limit nobody yet: a page of them, after an id. */
export const findOverdue = (
  { sql, clock }: Pick<Now, 'sql' | 'clock'>,
  after: string,
): Promise<Overdue[]> =>
  sql<Overdue>`
    select id, payer_id as "payerId" from invoice
    where id > ${after} and kind = 'system' and status = 'open' and limit_reason_id is null
      and due_on < (${clock.now()}::timestamptz at time zone 'UTC')::date
    order by id limit 200`

/** Limits a customer because of an invoice, unless it was paid in the meantime. */
export async function limitBy(context: Now, { id, payerId }: Overdue): Promise<void> {
  const { sql } = context
  // First the customer, like payments: two transactions that lock in another order could deadlock.
  await sql`select from customer where id = ${payerId} for update`
  const [open] = await sql`
    select from invoice where id = ${id} and status = 'open' for no key update`
  if (!open) return
  const reasonId = await limit(context, { customerId: payerId, reason: 'unpaidInvoice' })
  await sql`update invoice set limit_reason_id = ${reasonId} where id = ${id}`
}

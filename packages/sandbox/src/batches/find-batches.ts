import type { Batch } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { DayRange } from '../input/index.ts'

/** The wanted batches, in the database's terms: null means any. */
export interface BatchFilter extends DayRange {
  readonly id: string | null
  readonly search: string | null
  readonly types: readonly string[] | null
  readonly limit: number
  readonly offset: number
}

interface BatchRow {
  /** Null on a page beyond the last: there is always a row, for the count. */
  readonly id: string | null
  readonly name: string
  readonly type: Batch['type']
  readonly accountId: string
  readonly currencyCode: string
  readonly at: Date
  readonly amount: string
  readonly fee: string
  readonly payments: number
  readonly refused: number
  readonly total: number
}

/** Returns one page of the caller's batches, newest first, and the number on all pages. */
export async function findBatches(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  { id, search, types, from, before, limit, offset }: BatchFilter,
): Promise<{ readonly batches: readonly Batch[]; readonly total: number }> {
  const rows = await sql<BatchRow & Record<string, unknown>>`
    with matching as (
      select * from batch
      where customer_id = ${caller.customerId}
        and (${id}::text is null or id = ${id})
        and (${types}::text[] is null or type = any(${types}))
        and (${from}::timestamptz is null or at >= ${from})
        and (${before}::timestamptz is null or at < ${before})
        and (${search}::text is null
          or strpos(searchable(concat_ws(' ', name, id)), searchable(${search})) > 0
          or exists (
            select from batch_payment
            where batch_id = batch.id 
              and strpos(searchable(coalesce(email, account->>'name')), searchable(${search})) > 0
          ))
    ), page as (
      select * from matching order by at desc, position desc
      limit ${limit}::integer offset ${offset}::integer
    )
    select page.id, name, type, account_id as "accountId", currency_code as "currencyCode", at,
      round(paid.amount, minor_units) as amount, round(paid.fee, minor_units) as fee,
      paid.payments, paid.refused, total
    from (select count(*)::integer as total from matching) counts
      left join page on true
      left join ledger_account account on account.id = account_id
      left join currency on code = currency_code
      left join lateral (
        select count(*)::integer as payments,
          count(*) filter (where payment_id is null)::integer as refused,
          coalesce(sum(payment.amount), 0) as amount, coalesce(sum(fee), 0) as fee
        from batch_payment left join payment on payment.id = payment_id
        where batch_id = page.id
      ) paid on true
    order by at desc, page.position desc`
  return { batches: rows.flatMap(batchOf), total: rows[0]?.total ?? 0 }
}

function batchOf({ id, at, payments, refused, ...row }: BatchRow): Batch[] {
  if (id === null) return []
  const { name, type, accountId, currencyCode, amount, fee } = row
  return [
    {
      id,
      name,
      type,
      accountId,
      currencyCode,
      amount,
      fee,
      date: at.toISOString(),
      status: refused === 0 ? 'executed' : refused < payments ? 'partial' : 'refused',
      paymentCount: payments,
      refusedCount: refused,
    },
  ]
}

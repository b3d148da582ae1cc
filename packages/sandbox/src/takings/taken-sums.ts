import type { Taken } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { TakingsSpan } from './takings-span.ts'

/** A sum with its day and button; null means all days, or no saved button. */
export interface TakenSum extends Taken {
  readonly day: string | null
  readonly buttonId: string | null
  readonly buttonName: string | null
  readonly of: 'total' | 'day' | 'button' | 'both'
}

/**
 * The kind of a sum by the database's grouping bits: day, button and currency have a bit each, set
 * if the sum isn't split by it.
 */
const KINDS = new Map<number, TakenSum['of']>([
  [6, 'total'],
  [2, 'day'],
  [4, 'button'],
])

/**
 * Adds up the caller's received payments and refunds, in each of these ways. Rounds nothing: all
 * amounts are in whole minor units.
 */
export async function takenSums(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  { from, before }: TakingsSpan,
  ways: 'shown' | 'listed',
): Promise<TakenSum[]> {
  const isShown = ways === 'shown'
  const rows = await sql<Omit<TakenSum, 'of'> & { kind: number }>`
    with moved as (
      select (paid_at at time zone 'utc')::date as day, button_id, currency_code,
        amount as paid, 0 as refunded, fee, 1 as payments, 0 as refunds
      from merchant_payment
      where merchant_id = ${caller.customerId} and paid_at >= ${from} and paid_at < ${before}
      union all
      select (refunded_at at time zone 'utc')::date, button_id, currency_code, 0, amount, 0, 0, 1
      from refund
      where merchant_id = ${caller.customerId}
        and refunded_at >= ${from} and refunded_at < ${before}
    ), each as (
      select day, button_id, currency_code, sum(paid) as paid, sum(refunded) as refunded,
        sum(fee) as fees, sum(payments) as payments, sum(refunds) as refunds
      from moved group by day, button_id, currency_code
    ), summed as (
      select day, button_id, currency_code, grouping(day, button_id, currency_code) as kind,
        sum(paid) as paid, sum(refunded) as refunded, sum(fees) as fees,
        sum(payments) as payments, sum(refunds) as refunds
      from each
      group by grouping sets
        ((currency_code), (day, currency_code), (button_id, currency_code),
          (day, button_id, currency_code))
    )
    select to_char(summed.day, 'YYYY-MM-DD') as day, summed.button_id as "buttonId",
      saved_button.name as "buttonName", kind, summed.currency_code as "currencyCode",
      round(paid, minor_units)::text as paid, round(refunded, minor_units)::text as refunded,
      round(fees, minor_units)::text as fees, payments::integer, refunds::integer
    from summed
      join currency on code = summed.currency_code
      left join saved_button on saved_button.id = summed.button_id
    where (kind = 0) <> ${isShown}::boolean
    order by summed.currency_code, summed.day, saved_button.name nulls last, summed.button_id`
  return rows.map(({ kind, ...sum }) => ({ ...sum, of: KINDS.get(kind) ?? 'both' }))
}

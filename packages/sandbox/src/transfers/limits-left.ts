import { utcDay } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { compare, type Decimal, roundDown, subtract } from '../money/index.ts'
import type { Operation } from '../payments/index.ts'
import { type Limits, limitsOf, type PeriodLimit } from './limits-of.ts'

/** The limits of an operation, with the rest for today and this month. */
export interface LimitsLeft extends Pick<Limits, 'minimum' | 'maximum'> {
  readonly dailyLeft: Decimal | undefined
  readonly monthlyLeft: Decimal | undefined
}

/**
 * Returns how much the caller may still move by an operation, in a currency; payments in other
 * currencies count at the bank's middle rate. Payments count on the day and in the month (UTC) in
 * which they were requested, or approved if others approve them. A payment that waits for its
 * initiator's code counts, one that waits for others doesn't.
 */
export async function limitsLeft(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  operation: Operation,
  currencyCode: string,
): Promise<LimitsLeft> {
  const { daily, monthly, ...limits } = await limitsOf(sql, operation, caller.customerId)
  const now = clock.now()
  const today = utcDay(now)
  const [row] = await sql<{ decimals: number; today: string; month: string }>`
    with counted as (
      select operation, currency_code, amount, coalesce(decided_at, created_at) as counts_at
      from payment left join payment_request on payment_id = payment.id
      where payment.customer_id = ${caller.customerId} and payment.status = 'settled'
        -- A request waits for 30 days at most.
        and created_at >= date_trunc('month', ${today}::date) - interval '31 days'
      union all
      select operation, currency_code, amount, counts_at from held_money
      where customer_id = ${caller.customerId} and expires_at > ${now})
    select minor_units as decimals,
      coalesce(sum(converted) filter (
        where counts_at >= ${today}::date
          and operation = any(${daily?.countedBy ?? []})), 0) as today,
      coalesce(sum(converted) filter (
        where operation = any(${monthly?.countedBy ?? []})), 0) as month
    from currency left join (
      select operation, counts_at, amount * target.per_euro / source.per_euro as converted
      from counted
        join exchange_rate source using (currency_code)
        join exchange_rate target on target.currency_code = ${currencyCode}
      where operation = any(${[daily, monthly].flatMap(limit => limit?.countedBy ?? [])})
    ) used on counts_at >= date_trunc('month', ${today}::date)
    where code = ${currencyCode}
    group by code`
  if (!row) throw new Error(`The bank does not keep ${currencyCode}.`)
  // Rounded down to the unit: a converted amount has more decimals than can be sent.
  const left = (limit: PeriodLimit | undefined, used: Decimal) =>
    limit &&
    roundDown(compare(used, limit.most) < 0 ? subtract(limit.most, used) : '0', row.decimals)
  return {
    ...limits,
    dailyLeft: left(daily, row.today),
    monthlyLeft: left(monthly, row.month),
  }
}

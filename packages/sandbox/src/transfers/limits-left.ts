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
    select minor_units as decimals,
      coalesce(sum(amount) filter (
        where at >= ${today}::date and operation = any(${daily?.countedBy ?? []})), 0) as today,
      coalesce(sum(amount) filter (where operation = any(${monthly?.countedBy ?? []})), 0) as month
    from currency left join (
      select operation, amount * target.per_euro / source.per_euro as amount,
        coalesce(request.decided_at, payment.created_at) as at
      from payment
        join exchange_rate source using (currency_code)
        join exchange_rate target on target.currency_code = ${currencyCode}
        left join payment_approval approval on approval.payment_id = payment.id
        left join payment_request request on request.payment_id = payment.id
      where payment.customer_id = ${caller.customerId}
        and operation = any(${[daily, monthly].flatMap(limit => limit?.countedBy ?? [])})
        -- A request waits for 30 days at most.
        and payment.created_at >= date_trunc('month', ${today}::date) - interval '31 days'
        and (payment.status = 'settled'
          or (payment.status = 'pendingApproval' and approval.moves
            and approval.expires_at > ${now}))
    ) used on at >= date_trunc('month', ${today}::date)
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

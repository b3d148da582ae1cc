import type { CallerContext } from '../context.ts'
import { compare, type Decimal, subtract } from '../money/index.ts'
import type { Operation } from '../payments/index.ts'
import { type Limits, limitsOf } from './schedules.ts'

/** The limits of an operation, with what today and this month leave of them. */
export interface LimitsLeft extends Limits {
  readonly dailyLeft: Decimal | undefined
  readonly monthlyLeft: Decimal | undefined
}

/**
 * Tells what the caller may still move by an operation in a currency. Counted by the day and month
 * (UTC) in which it was asked for; what waits for its approval counts as well.
 */
export async function limitsLeft(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  operation: Operation,
  currencyCode: string,
): Promise<LimitsLeft> {
  const limits = await limitsOf(sql, operation)
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  const [row] = await sql<{ today: string; month: string }>`
    select
      coalesce(sum(amount) filter (where created_at >= ${today}::date), 0) as today,
      coalesce(sum(amount), 0) as month
    from payment left join payment_approval on payment_id = payment.id
    where customer_id = ${caller.customerId} and operation = ${operation}
      and currency_code = ${currencyCode} and created_at >= date_trunc('month', ${today}::date)
      and (status = 'settled' or (status = 'pendingApproval' and expires_at > ${now}))`
  return {
    ...limits,
    dailyLeft: limits.daily && left(limits.daily, row?.today ?? '0'),
    monthlyLeft: limits.monthly && left(limits.monthly, row?.month ?? '0'),
  }
}

function left(limit: Decimal, used: Decimal): Decimal {
  return compare(used, limit) < 0 ? subtract(limit, used) : '0'
}

import { DAY_MS, MOST_BALANCE_DAYS, utcDay } from '@sixpence/protocol'
import type { accountMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { beginningsOf, dayIn } from '../input/index.ts'
import { subtract } from '../money/index.ts'

export const getBalanceHistoryHandlers = {
  balanceHistory: async ({ days: count, timeZone }, context) => {
    const days = lastDays(count, dayIn(timeZone, context.clock.now()))
    const changes = await changesOf(days, timeZone, context)
    const balances = await context.sql<{ currencyCode: string; balance: string }>`
      select currency_code as "currencyCode", sum(balance) as balance
      from customer_account join ledger_account using (id)
      where customer_id = ${context.caller.customerId} and sub_type is distinct from 'DEBIT'
      group by currency_code order by min(opened_at), currency_code`
    const currencies = balances.map(({ currencyCode, balance }) => {
      const ofCurrency = changes.filter(change => change.currencyCode === currencyCode)
      return { currencyCode, amounts: backwards(balance, days, ofCurrency) }
    })
    return { days, currencies }
  },
} satisfies Partial<Handlers<typeof accountMethods>>

interface Change {
  /** Which of the days, from 1. */
  readonly dayNumber: number
  readonly currencyCode: string
  readonly amount: string
}

/** Sums what each day added to the accounts. The history's index leads only to the rows since then. */
function changesOf(
  days: readonly string[],
  timeZone: string | undefined,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<Change[]> {
  const beginnings = beginningsOf(days, timeZone)
  return sql<Change & Record<string, unknown>>`
    select width_bucket(at, ${beginnings}::timestamptz[]) as "dayNumber",
      currency_code as "currencyCode",
      sum(case direction when 'in' then amount else -amount end) as amount
    from history_row join customer_account on customer_account.id = account_id
    where history_row.customer_id = ${caller.customerId} and sub_type is distinct from 'DEBIT'
      and at >= ${beginnings[0]}
    group by 1, 2`
}

/** Counts back from the current balance: a day ends with what later days didn't change. */
function backwards(now: string, days: readonly string[], changes: readonly Change[]): string[] {
  return days.map((_, at) =>
    changes
      .filter(change => change.dayNumber > at + 1)
      .reduce((balance, { amount }) => subtract(balance, amount), now),
  )
}

/**
 * Returns that many days, oldest first.
 *
 * @throws {Refusal} `VF` for zero, too many, or a fraction.
 */
function lastDays(count: number, last: string): string[] {
  if (!Number.isInteger(count) || count < 1 || count > MOST_BALANCE_DAYS) {
    throw refuse.invalid('days', `Ask for 1 to ${MOST_BALANCE_DAYS} days.`)
  }
  const end = Date.parse(last)
  return Array.from({ length: count }, (_, at) => utcDay(end - (count - 1 - at) * DAY_MS))
}

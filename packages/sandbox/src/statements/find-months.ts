import type { CallerContext } from '../context.ts'
import type { OwnAccount } from '../accounts/index.ts'

/** A month of an account with its totals. */
export interface Month {
  /** Its first and last day, `YYYY-MM-DD` in UTC. */
  readonly dateFrom: string
  readonly dateTo: string
  /** Its first moment, and the first moment after it. */
  readonly from: Date
  readonly before: Date
  readonly beginning: string
  readonly debit: string
  readonly credit: string
  readonly ending: string
  readonly processing: number
  readonly rejected: number
  /** The position of the last counted posting: later ones are in no total yet. */
  readonly lastPosition: string
}

interface MonthFilter {
  readonly account: OwnAccount
  /** The first day of the only month wanted. */
  readonly only?: string | undefined
  readonly limit?: number
  readonly offset?: number
}

/** Null if the page has none: there is always a row, for the count. */
type MonthRow = (Month | { readonly dateFrom: null }) & { readonly total: number }

type Context = Pick<CallerContext, 'sql' | 'caller' | 'clock'>

/**
 * Lists the months of an account from its opening to now, newest first, with their number. Every
 * posting is in one of them: each begins with the end balance of the one before.
 */
export async function findMonths(
  { sql, caller, clock }: Context,
  { account, only, limit = 1, offset = 0 }: MonthFilter,
): Promise<{ months: readonly Month[]; total: number }> {
  const rows = await sql<MonthRow>`
    with span as (
      select date_trunc('month', least(opened_at, first_at) at time zone 'UTC') as since,
        ${clock.now()}::timestamptz at time zone 'UTC' as now
      from customer_account
        cross join (select min(at) as first_at from history_row where account_id = ${account.id}) rows
      where id = ${account.id}
    ), month as (
      select first, first + interval '1 month' as next, now
      from span cross join lateral generate_series(since, now, interval '1 month') as m (first)
    ), wanted as (
      select * from month where ${only}::date is null or first = ${only}::date
      order by first desc limit ${limit}::integer offset ${offset}::integer
    ), moved as (
      select date_trunc('month', at at time zone 'UTC') as first,
        coalesce(sum(amount) filter (where direction = 'in'), 0) as credit,
        coalesce(sum(amount) filter (where direction = 'out'), 0) as debit,
        max(position) as last
      from history_row
      where account_id = ${account.id}
        and at >= (select min(first) at time zone 'UTC' from wanted)
      group by 1
    ), waiting as (
      select date_trunc('month', at at time zone 'UTC') as first,
        count(*) filter (where kept_status = 'processing' and ends_at > ${clock.now()}) as processing,
        count(*) filter (where kept_status = 'rejected' or ends_at <= ${clock.now()}) as rejected
      from waiting_history
      where customer_id = ${caller.customerId} and account_id = ${account.id}
      group by 1
    ), told as (
      select wanted.*, coalesce(credit, 0) as credit, coalesce(debit, 0) as debit,
        -- From what is there now back to when the month was over.
        balance - (
          select coalesce(sum(later.credit - later.debit), 0) from moved later
          where later.first > wanted.first
        ) as ending,
        coalesce(processing, 0)::integer as processing, coalesce(rejected, 0)::integer as rejected
      from wanted join ledger_account on id = ${account.id}
        left join moved using (first) left join waiting using (first)
    )
    select to_char(told.first, 'YYYY-MM-DD') as "dateFrom",
      to_char(least(next - interval '1 day', now), 'YYYY-MM-DD') as "dateTo",
      told.first at time zone 'UTC' as "from", next at time zone 'UTC' as before,
      round(ending - credit + debit, ${account.decimals}::integer) as beginning,
      round(debit, ${account.decimals}::integer) as debit,
      round(credit, ${account.decimals}::integer) as credit,
      round(ending, ${account.decimals}::integer) as ending, processing, rejected,
      coalesce((select max(last) from moved), 0)::text as "lastPosition", total
    from (select count(*)::integer as total from month) counts left join told on true
    order by told.first desc`
  return {
    months: rows.filter(row => row.dateFrom !== null),
    total: rows[0]?.total ?? 0,
  }
}

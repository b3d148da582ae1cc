import type { CallerContext } from '../context.ts'
import { countedDays } from './counted-days.ts'
import { listsFees, historyMatch, waitingNow } from './history-match.ts'
import type { TransactionFilter } from './transaction-filter.ts'

/** The number of rows a filter finds, and the place of one of them. */
export interface TransactionCounts {
  readonly results: number
  /** Includes those that the filter's status leaves out. */
  readonly rejected: number
  readonly processing: number
  /** The end of the day of the requested row; null if there is no such row. */
  readonly before: Date | null
  /** The number of rows newer than that day. */
  readonly above: number
}

/**
 * Counts the rows a filter finds, and returns the day of the row that has `offset` newer ones: a
 * reader who starts there skips at most one day's rows.
 */
export async function countTransactions(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  filter: TransactionFilter,
  offset = 0,
): Promise<TransactionCounts> {
  const { sql, caller } = context
  const { accountId, type, withoutFees, direction } = filter
  const counted = countedDays(filter)
  const found = historyMatch(filter, caller)
  const [counts] = await sql<DatabaseCounts & Record<string, unknown>>`
    with day as (
      select day, 'completed' as status, sum(rows) as rows
      from history_day
      where customer_id = ${caller.customerId}
        and day >= ${counted.from}::timestamp::date and day < ${counted.before}::timestamp::date
        and (${accountId}::text is null or account_id = ${accountId})
        and (${type}::text is null or type = ${type})
        and (not ${withoutFees}::boolean or type <> 'fee')
        and (not folded or ${listsFees(filter)}::boolean)
        and (${direction}::text is null or direction = ${direction})
      group by day
      union all
      select (at at time zone 'UTC')::date, status, count(*)
      from (
        select at, 'completed' as status from history_row where ${found} and at < ${counted.from}
        union all
        select at, 'completed' from history_row where ${found} and at >= ${counted.before}
        union all
        select at, status from ${waitingNow(context)} where ${found}
      ) uncounted
      group by 1, 2
    ), named_day as (
      select day, sum(rows) as rows, sum(sum(rows)) over (order by day desc) as up_to
      from day where ${filter.status}::text is null or status = ${filter.status}
      group by day
    )
    select coalesce(max(up_to), 0) as results,
      (select coalesce(sum(rows), 0) from day where status = 'rejected') as rejected,
      (select coalesce(sum(rows), 0) from day where status = 'processing') as processing,
      (max(day) filter (where up_to > ${offset}) + 1)::timestamp at time zone 'UTC' as before,
      coalesce(max(up_to) filter (where up_to <= ${offset}), 0) as above
    from named_day`
  const { results = 0, rejected = 0, processing = 0, before = null, above = 0 } = counts ?? {}
  return {
    results: Number(results),
    rejected: Number(rejected),
    processing: Number(processing),
    before,
    above: Number(above),
  }
}

/** Sums are decimals in the database. */
interface DatabaseCounts {
  readonly results: string
  readonly rejected: string
  readonly processing: string
  readonly before: Date | null
  readonly above: string
}

import type { Caller, CallerContext } from '../context.ts'
import { sqlPart, type SqlPart } from '../db/index.ts'
import type { TransactionFilter } from './transaction-filter.ts'

/** The customer whose history is read, and the time. */
export interface HistoryContext extends Pick<CallerContext, 'sql' | 'clock'> {
  readonly caller: Pick<Caller, 'customerId'>
}

/** Matches the caller's rows that a filter finds, except for its status, in either of their tables. */
export function historyMatch(
  { accountId, keyword, type, withoutFees, from, before, ...filter }: TransactionFilter,
  { customerId }: Pick<Caller, 'customerId'>,
): SqlPart {
  const { direction, email, fromAmount, toAmount } = filter
  return sqlPart`customer_id = ${customerId}
    and (${accountId}::text is null or account_id = ${accountId})
    and (${type}::text is null or type = ${type})
    and (not ${withoutFees}::boolean or type <> 'fee')
    and (not folded or ${listsFees({ type })}::boolean)
    and (${from}::timestamptz is null or at >= ${from})
    and (${before}::timestamptz is null or at < ${before})
    and (${fromAmount}::numeric is null or total >= ${fromAmount})
    and (${toAmount}::numeric is null or total <= ${toAmount})
    and (${direction}::text is null or direction = ${direction})
    and (${email}::text is null or counterparty_email = ${email})
    and (${keyword}::text is null or words like search_pattern(${keyword}))`
}

/** True if fees are requested: then the fees of payments are rows of their own. */
export const listsFees = ({ type }: Pick<TransactionFilter, 'type'>): boolean => type === 'fee'

/** Everything that isn't in the caller's ledger, with its current status. */
export const waitingNow = ({ clock, caller }: Pick<HistoryContext, 'clock' | 'caller'>): SqlPart =>
  sqlPart`(
    select *, case when ends_at <= ${clock.now()} then 'rejected' else kept_status end as status
    from waiting_history_of(${caller.customerId})
  ) waiting`

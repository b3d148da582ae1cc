import type { CallerContext } from '../context.ts'
import type { TransactionFilter } from './transaction-filter.ts'

const PAGE_SIZE = 20

/** A row as the database answers it; the whole row is null on a page beyond the last. */
export interface TransactionRow {
  readonly id: string | null
  readonly transaction_id: string
  readonly at: Date
  readonly type: 'deposit' | 'ownTransfer' | 'p2pTransfer' | 'fee' | 'checkout'
  readonly account_id: string
  readonly direction: 'in' | 'out'
  readonly amount: string
  readonly currency_code: string
  readonly balance_after: string
  readonly counterparty_name: string | null
  readonly counterparty_email: string | null
  readonly description: string | null
  readonly status: 'completed' | 'processing' | 'rejected'
  readonly results: bigint
  readonly rejected_count: bigint
  readonly processing_count: bigint
}

/**
 * One page of what happened on the caller's accounts: every posting, and the payments that wait for
 * an approval or came to nothing waiting for it. There is always a row, for the counts in it.
 */
export function findTransactions(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  filter: TransactionFilter,
): Promise<TransactionRow[]> {
  const { accountId, keyword, type, withoutFees, from, before, direction, email } = filter
  return sql<TransactionRow>`
    with every_row as (
      select id, position, transaction_id, at, type, account_id, direction, amount, currency_code,
        balance_after, counterparty_name, counterparty_email, description,
        case when ends_at <= ${clock.now()} then 'rejected' else status end as status
      from customer_history where customer_id = ${caller.customerId}
    ), matching as (
      select * from every_row
      where (${accountId}::text is null or account_id = ${accountId})
        and (${type}::text is null or type = ${type})
        and (type <> 'fee' or not ${withoutFees}::boolean)
        and (${from}::timestamptz is null or at >= ${from})
        and (${before}::timestamptz is null or at < ${before})
        and (${filter.fromAmount}::numeric is null or amount >= ${filter.fromAmount})
        and (${filter.toAmount}::numeric is null or amount <= ${filter.toAmount})
        and (${direction}::text is null or direction = ${direction})
        and (${email}::text is null or counterparty_email = ${email})
        and (${keyword}::text is null or position(${keyword} in lower(
          concat_ws(' ', transaction_id, description, counterparty_name, counterparty_email))) > 0)
    ), counts as (
      select
        count(*) filter (where ${filter.status}::text is null or status = ${filter.status})
          as results,
        count(*) filter (where status = 'rejected') as rejected_count,
        count(*) filter (where status = 'processing') as processing_count
      from matching
    ), page as (
      select * from matching where ${filter.status}::text is null or status = ${filter.status}
      order by at desc, position desc, id
      limit ${PAGE_SIZE} offset ${(filter.page - 1) * PAGE_SIZE}
    )
    select page.*, counts.* from counts left join page on true
    order by at desc, position desc, id`
}

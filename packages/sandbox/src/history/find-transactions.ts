import type { CallerContext } from '../context.ts'
import type { TransactionFilter } from './transaction-filter.ts'

/** A row as the database answers it; the whole row is null on a page beyond the last. */
export interface TransactionRow {
  readonly id: string | null
  readonly position: bigint
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
  const { accountId, keyword, type, withoutFees, from, before, direction, email, below } = filter
  // Looked up twice and never laid out: the page follows an index and ends where it is full.
  return sql<TransactionRow>`
    with matching as not materialized (
      select *, case when ends_at <= ${clock.now()} then 'rejected' else status end as stands
      from customer_history
      where customer_id = ${caller.customerId}
        and (${accountId}::text is null or account_id = ${accountId})
        and (${type}::text is null or type = ${type})
        and (not ${withoutFees}::boolean or type <> 'fee')
        and (${from}::timestamptz is null or at >= ${from})
        and (${before}::timestamptz is null or at < ${before})
        and (${filter.fromAmount}::numeric is null or amount >= ${filter.fromAmount})
        and (${filter.toAmount}::numeric is null or amount <= ${filter.toAmount})
        and (${direction}::text is null or direction = ${direction})
        and (${email}::text is null or counterparty_email = ${email})
        and (${keyword}::text is null or position(${keyword} in words) > 0)
        and (${below?.at ?? null}::timestamptz is null or (at, position, id)
          < (${below?.at ?? null}::timestamptz, ${below?.position ?? null}::bigint, ${below?.id ?? null}::text))
    ), counts as (
      select
        count(*) filter (where ${filter.status}::text is null or stands = ${filter.status})
          as results,
        count(*) filter (where stands = 'rejected') as rejected_count,
        count(*) filter (where stands = 'processing') as processing_count
      from matching
    ), page as (
      select id, position, transaction_id, at, type, account_id, direction, amount, currency_code,
        balance_after, counterparty_name, counterparty_email, description, stands as status
      from matching where ${filter.status}::text is null or stands = ${filter.status}
      order by at desc, position desc, id desc
      limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}
    )
    select page.*, counts.* from counts left join page on true
    order by at desc, position desc, id desc`
}

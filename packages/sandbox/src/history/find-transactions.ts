import type { CallerContext } from '../context.ts'
import type { TransactionFilter } from './transaction-filter.ts'

const PAGE_SIZE = 20

/** A row as the database answers it; the whole row is null on a page beyond the last. */
export interface TransactionRow {
  readonly id: string | null
  readonly transaction_id: string
  readonly at: Date
  readonly type: 'deposit' | 'ownTransfer' | 'p2pTransfer' | 'fee'
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
    with posted as (
      select posting.id::text as id, posting.id as position, entry.id as transaction_id, entry.at,
        case purpose when 'fee' then 'fee' else kind end as type, account_id,
        case when amount > 0 then 'in' else 'out' end as direction, abs(amount) as amount,
        currency_code, balance_after, coalesce(other.name, entry.counterparty_name)
          as counterparty_name, other.email as counterparty_email, entry.description,
        'completed' as status
      from posting
        join journal_entry entry on entry.id = posting.entry_id
        join customer_account own on own.id = posting.account_id
        left join lateral (
          select public_name(customer) as name, customer.email
          from posting across
            join customer_account account on account.id = across.account_id
            join customer on customer.id = account.customer_id
          where across.entry_id = entry.id and across.purpose = 'principal'
            and account.customer_id <> own.customer_id
          limit 1
        ) other on true
      where own.customer_id = ${caller.customerId}
    ), waited as (
      select payment.id, 0::bigint as position, trxid as transaction_id, payment.created_at as at,
        'p2pTransfer' as type, from_account as account_id, 'out' as direction, amount,
        payment.currency_code, balance as balance_after, public_name(customer)
          as counterparty_name, payee_email as counterparty_email, note as description,
        case when status = 'pendingApproval' and expires_at > ${clock.now()}
          then 'processing' else 'rejected' end as status
      from payment
        join payment_approval on payment_id = payment.id
        join ledger_account on ledger_account.id = from_account
        left join customer on customer.email = payee_email
      where payment.customer_id = ${caller.customerId} and status in ('pendingApproval', 'refused')
    ), matching as (
      select * from (select * from posted union all select * from waited) every_row
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

import type { PartyKind } from '@sixpence/protocol'
import { sqlPart } from '../db/index.ts'
import { type HistoryContext, historyMatch, waitingNow } from './history-match.ts'
import type { RowPosition, TransactionFilter } from './transaction-filter.ts'

/** A row as the database returns it. */
export interface TransactionRow {
  readonly id: string
  readonly position: bigint
  readonly transaction_id: string
  readonly at: Date
  readonly type:
    | 'deposit'
    | 'ownTransfer'
    | 'p2pTransfer'
    | 'fee'
    | 'checkout'
    | 'invoice'
    | 'refund'
  readonly account_id: string
  readonly direction: 'in' | 'out'
  /** Without the fee. */
  readonly amount: string
  readonly fee: string
  readonly currency_code: string
  readonly balance_after: string
  readonly counterparty_name: string | null
  readonly counterparty_email: string | null
  readonly counterparty_kind: PartyKind | null
  readonly description: string | null
  readonly status: 'completed' | 'processing' | 'rejected'
  readonly batch_id: string | null
}

/** A part of what a filter finds. */
export interface Part {
  readonly limit: number
  /** The number of rows to skip. */
  readonly offset: number
  /** Only rows before this moment. */
  readonly before: Date | null
  /** Only rows after this one. */
  readonly below: RowPosition | null
}

/**
 * Finds what happened on the caller's accounts, newest first: every posting, and the payments that
 * wait for an approval or failed while waiting.
 */
export function findTransactions(
  context: HistoryContext,
  filter: TransactionFilter,
  { limit, offset, before, below }: Part,
): Promise<TransactionRow[]> {
  const { sql, caller } = context
  const found = historyMatch({ ...filter, before: before ?? filter.before }, caller)
  const columns = sqlPart`position, transaction_id, at, type, account_id, direction, amount, fee,
    currency_code, counterparty_name, counterparty_email, counterparty_kind, description`
  const fits = sqlPart`(${filter.status}::text is null or status = ${filter.status})
    and (${below?.at ?? null}::timestamptz is null or (at, position, id)
      < (${below?.at ?? null}::timestamptz, ${below?.position ?? null}::bigint, ${below?.id ?? null}::text))`
  const most = limit + offset
  // Each kind separately: the postings follow an index, and end when the page is full.
  return sql<TransactionRow & Record<string, unknown>>`
    with posted as not materialized (
      select ${columns}, position::text as id, 'completed' as status,
        balance_after - fee as balance_after
      from history_row where ${found}
    ), waiting as not materialized (
      select ${columns}, id, status, balance_after from ${waitingNow(context)} where ${found}
    ), newest as (
      (select * from posted where ${fits} order by at desc, position desc limit ${most})
      union all
      (select * from waiting where ${fits} order by at desc, id desc limit ${most})
    ), page as (
      select * from newest
      order by at desc, position desc, id desc
      limit ${limit} offset ${offset}
    )
    select page.*, batch_payment.batch_id from page
      -- Whoever was paid learns nothing of the others in the batch.
      left join payment paid on paid.transaction_id = page.transaction_id
        and paid.customer_id = ${caller.customerId}
      left join batch_payment on payment_id = paid.id
    order by at desc, position desc, page.id desc`
}

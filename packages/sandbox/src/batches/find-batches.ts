import type { Batch, BatchType } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { sqlPart } from '../db/index.ts'
import type { DayRange } from '../input/index.ts'
import { expiryOf, keptSince } from './drafts/draft-life.ts'

/** The wanted batches, in the database's terms: null means any. */
export interface BatchFilter extends DayRange {
  readonly id: string | null
  readonly search: string | null
  readonly types: readonly string[] | null
  /** The kinds whose drafts are among them. */
  readonly drafts: readonly BatchType[]
  readonly limit: number
  readonly offset: number
}

interface BatchRow {
  /** Null on a page beyond the last: there is always a row, for the count. */
  readonly id: string | null
  readonly name: string
  readonly type: Batch['type']
  readonly accountId: string
  readonly currencyCode: string
  readonly at: Date
  readonly isDraft: boolean
  readonly amount: string
  readonly fee: string
  readonly payments: number
  readonly refused: number
  readonly isExecuting: boolean
  readonly total: number
}

/** The number of rows, for a batch that is still being executed. */
const executingRows = sqlPart`
  left join lateral (
    select count(*)::integer as rows
    from payment join batch_order_line line on line.batch_id = payment.batch_id
    where payment.batch_id = page.id and payment.status = 'executing'
    having count(*) > 0
  ) executing on true`

/**
 * Returns one page of the caller's batches, newest first, and the number on all pages. Drafts come
 * before all others, the last changed first.
 */
export async function findBatches(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { id, search, types, drafts, from, before, limit, offset }: BatchFilter,
): Promise<{ readonly batches: readonly Batch[]; readonly total: number }> {
  const { customerId } = context.caller
  const rows = await context.sql<BatchRow & Record<string, unknown>>`
    with listed as (
      select id, name, type, account_id, at, position, false as is_draft
      from batch where customer_id = ${customerId}
      union all
      select id, name, type, account_id, changed_at, 0, true
      from batch_draft where customer_id = ${customerId}
        and type = any(${[...drafts]}) and changed_at > ${keptSince(context)}
    ), matching as (
      select * from listed
      where (${id}::text is null or id = ${id})
        and (${types}::text[] is null or type = any(${types}))
        and (${from}::timestamptz is null or at >= ${from})
        and (${before}::timestamptz is null or at < ${before})
        and (${search}::text is null
          or strpos(searchable(concat_ws(' ', name, id)), searchable(${search})) > 0
          or exists (
            select from batch_payment
            where batch_id = listed.id
              and strpos(searchable(coalesce(email, account->>'name')), searchable(${search})) > 0
          )
          or exists (
            select from batch_draft_row
            where batch_id = listed.id and not is_deleted
              and strpos(searchable(coalesce(cells->>'email', cells->>'payeeName')),
                searchable(${search})) > 0
          ))
    ), page as (
      select * from matching order by is_draft desc, at desc, position desc, id
      limit ${limit}::integer offset ${offset}::integer
    )
    select page.id, name, type, account_id as "accountId", currency_code as "currencyCode", at,
      is_draft as "isDraft", executing.rows is not null as "isExecuting",
      round(paid.amount, minor_units) as amount, round(paid.fee, minor_units) as fee,
      coalesce(executing.rows, paid.payments + draft.payments) as payments, paid.refused, total
    from (select count(*)::integer as total from matching) counts
      left join page on true
      left join ledger_account account on account.id = account_id
      left join currency on code = currency_code
      left join lateral (
        select count(*)::integer as payments,
          count(*) filter (where payment_id is null)::integer as refused,
          coalesce(sum(payment.amount), 0) as amount, coalesce(sum(fee), 0) as fee
        from batch_payment line left join payment on payment.id = payment_id
        where line.batch_id = page.id
      ) paid on true
      left join lateral (
        select count(*)::integer as payments
        from batch_draft_row where batch_id = page.id and not is_deleted
      ) draft on true
      ${executingRows}
    order by is_draft desc, at desc, page.position desc, page.id`
  return { batches: rows.flatMap(batchOf), total: rows[0]?.total ?? 0 }
}

function batchOf({ id, at, ...row }: BatchRow): Batch[] {
  if (id === null) return []
  const { name, type, accountId, currencyCode, amount, fee, payments, refused } = row
  const counts = { paymentCount: payments, refusedCount: refused }
  const batch = { id, name, type, accountId, currencyCode, date: at.toISOString(), ...counts }
  if (row.isDraft) return [{ ...batch, status: 'draft', expiresAt: expiryOf(at) }]
  return [{ ...batch, status: statusOf(row), amount, fee }]
}

function statusOf({
  isExecuting,
  payments,
  refused,
}: Pick<BatchRow, 'isExecuting' | 'payments' | 'refused'>) {
  if (isExecuting) return 'executing'
  if (refused === 0) return 'executed'
  return refused < payments ? 'partial' : 'refused'
}

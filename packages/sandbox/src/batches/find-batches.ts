import type { Batch, BatchType } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { sqlPart } from '../db/index.ts'
import type { DayRange } from '../input/index.ts'
import { expiryOf, keptSince } from './drafts/draft-life.ts'
import { batchFacts, STATE_OF_PAGE } from './following/batch-facts.ts'
import { type BatchFacts, rowCounts, statusOf } from './following/batch-status.ts'

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

interface BatchRow extends BatchFacts {
  /** Null on a page beyond the last: there is always a row, for the count. */
  readonly id: string | null
  readonly name: string
  readonly type: Batch['type']
  readonly accountId: string
  readonly currencyCode: string
  readonly at: Date
  readonly isDraft: boolean
  /** Null for a batch that the bank hasn't begun to pay. */
  readonly amount: string | null
  readonly fee: string | null
  /** Null for a draft. */
  readonly orderedAmount: string | null
  readonly orderedFee: string | null
  /** The time until which it waits for an approval; null if it waits for none. */
  readonly waitsUntil: Date | null
  readonly total: number
}

const FIGURES = sqlPart`
  round(paid_amount, minor_units) as amount, round(paid_fee, minor_units) as fee,
  round(coalesce(payment.amount, asked.amount, paid_amount), minor_units) as "orderedAmount",
  round(coalesce(payment.fee, asked.fee, paid_fee), minor_units) as "orderedFee",
  coalesce(ordered.rows, batch.paid + batch.refused, draft.rows) as rows,
  waits_until as "waitsUntil"`

/** The number of a draft's rows, and the totals of an order without a payment. */
const FIGURES_OF_PAGE = sqlPart`
  left join lateral (
    select count(*)::integer as rows
    from batch_draft_row where is_draft and batch_id = page.id and not is_deleted
  ) draft on true
  left join lateral (
    select sum(line.amount) as amount, sum(line.fee) as fee
    from batch_order_line line where payment.id is null and line.batch_id = page.id
  ) asked on true`

/**
 * Returns one page of the caller's batches, newest first, and the number on all pages. Drafts come
 * before all others, the last changed first.
 */
export async function findBatches(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { id, search, types, drafts, from, before, limit, offset }: BatchFilter,
): Promise<{ readonly batches: readonly Batch[]; readonly total: number }> {
  const { clock, caller } = context
  const { customerId } = caller
  const rows = await context.sql<BatchRow & Record<string, unknown>>`
    with listed as (
      select id, name, type, account_id, at, position, false as is_draft
      from batch where customer_id = ${customerId}
      union all
      select id, name, type, account_id, at, 0, false
      from batch_order where customer_id = ${customerId}
        and not exists (select from batch where batch.id = batch_order.id)
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
            select from batch_order_line
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
    select page.id, page.name, page.type, page.account_id as "accountId",
      currency.code as "currencyCode", page.at, is_draft as "isDraft", total,
      ${FIGURES}, ${batchFacts(clock.now())}
    from (select count(*)::integer as total from matching) counts
      left join page on true
      left join ledger_account source on source.id = page.account_id
      left join currency on currency.code = source.currency_code
      ${STATE_OF_PAGE}
      ${FIGURES_OF_PAGE}
    order by is_draft desc, page.at desc, page.position desc, page.id`
  return { batches: rows.flatMap(batchOf), total: rows[0]?.total ?? 0 }
}

function batchOf({ id, at, ...row }: BatchRow): Batch[] {
  if (id === null) return []
  const { name, type, accountId, currencyCode, rows: paymentCount } = row
  const batch = { id, name, type, accountId, currencyCode, date: at.toISOString(), paymentCount }
  return [row.isDraft ? draftOf(batch, at) : submittedOf(batch, row)]
}

type AnyBatch = Omit<Batch, 'status' | 'refusedCount' | 'cancelledCount'>

const draftOf = (batch: AnyBatch, changedAt: Date): Batch => ({
  ...batch,
  status: 'draft',
  refusedCount: 0,
  cancelledCount: 0,
  expiresAt: expiryOf(changedAt),
})

function submittedOf(
  batch: AnyBatch,
  { waitsUntil, amount, fee, ...row }: Omit<BatchRow, 'id' | 'at'>,
): Batch {
  const status = statusOf(row)
  const { orderedAmount, orderedFee } = row
  const { refused, cancelled } = rowCounts(row, status)
  return {
    ...batch,
    status,
    ...(amount !== null && fee !== null && { amount, fee }),
    ...(orderedAmount !== null && orderedFee !== null && { orderedAmount, orderedFee }),
    refusedCount: refused,
    cancelledCount: cancelled,
    ...(status === 'pendingApproval' && waitsUntil && { expiresAt: waitsUntil.toISOString() }),
  }
}

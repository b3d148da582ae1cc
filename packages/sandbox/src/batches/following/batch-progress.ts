import type { BatchProgress } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import type { Decimal } from '../../money/index.ts'
import { awaitedApproval, type AwaitedRow } from '../../payments/index.ts'
import { batchFacts, STATE_OF_PAGE } from './batch-facts.ts'
import { type BatchFacts, rowCounts, statusOf } from './batch-status.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

interface ProgressRow extends BatchFacts, AwaitedRow {
  readonly currencyCode: string
  readonly paidAmount: Decimal
  readonly paidFee: Decimal
  readonly heldAmount: Decimal
  readonly heldFee: Decimal
  readonly key: string | null
}

/**
 * Returns the progress of a submitted batch of the caller, from kept counts.
 *
 * @throws {Refusal} `13` when there is none or it is another customer's, without revealing which.
 */
export async function batchProgress(context: Context, id: string): Promise<BatchProgress> {
  const row = await progressRow(context, id)
  if (!row) throw refuse.accessDenied('You have no access to this batch.')
  const status = statusOf(row)
  return {
    status,
    counts: rowCounts(row, status),
    currencyCode: row.currencyCode,
    paid: { amount: row.paidAmount, fee: row.paidFee },
    setAside: { amount: row.heldAmount, fee: row.heldFee },
    ...(status === 'pendingApproval' && (await waitsFor(context, row))),
  }
}

async function progressRow(
  { sql, clock, caller }: Context,
  id: string,
): Promise<ProgressRow | undefined> {
  const now = clock.now()
  const [row] = await sql<ProgressRow & Record<string, unknown>>`
    select currency.code as "currencyCode", payment.id, payment.method, payment.key,
      coalesce(payment.made_by, request.requested_by) as made_by, approval.trxid,
      request.id as request_id,
      coalesce(ordered.rows, batch.paid + batch.refused) as rows, ${batchFacts(now)},
      round(coalesce(batch.paid_amount, 0), minor_units) as "paidAmount",
      round(coalesce(batch.paid_fee, 0), minor_units) as "paidFee",
      round(coalesce(held.amount, 0), minor_units) as "heldAmount",
      round(coalesce(held.fee, 0), minor_units) as "heldFee"
    from (select ${id}::text as id) page
      ${STATE_OF_PAGE}
      join ledger_account source on source.id = coalesce(batch.account_id, ordered.account_id)
      join currency on currency.code = source.currency_code
      left join held_money held on held.payment_id = payment.id and held.expires_at > ${now}
    where coalesce(batch.customer_id, ordered.customer_id) = ${caller.customerId}`
  return row
}

async function waitsFor(
  context: Context,
  row: ProgressRow,
): Promise<Pick<BatchProgress, 'approval' | 'key'>> {
  const isMaker = row.made_by === context.caller.ownCustomerId
  return {
    approval: await awaitedApproval(row, context),
    ...(isMaker && row.key !== null && { key: row.key }),
  }
}

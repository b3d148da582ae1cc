import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import type { Decimal } from '../../money/index.ts'
import { batchFacts, STATE_OF_PAGE } from '../following/batch-facts.ts'
import type { BatchFacts } from '../following/batch-status.ts'

/** The facts about a submitted batch that its receipt names, besides the batch itself. */
export interface ReceiptFacts extends BatchFacts {
  readonly holder: string
  readonly maker: string
  readonly submittedAt: Date
  /** The time at which its submitter confirmed it; null if that took no confirmation. */
  readonly confirmedAt: Date | null
  /** The approver who decided. */
  readonly decider: string | null
  readonly decidedAt: Date | null
  /** The user who cancelled it. */
  readonly canceller: string | null
  readonly cancelledAt: Date | null
  readonly lastPaidAt: Date | null
  /** The total that left, with the fees, in the currency of the account. */
  readonly taken: Decimal
}

/**
 * Reads the facts.
 *
 * @throws {Refusal} `13` if the caller has no such batch.
 */
export async function receiptFacts(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  id: string,
): Promise<ReceiptFacts> {
  const [facts] = await sql<ReceiptFacts & Record<string, unknown>>`
    select full_name(holder) as holder, person_name(maker) as maker,
      coalesce(ordered.at, batch.at) as "submittedAt", confirmed_at as "confirmedAt",
      person_name(decider) as decider, decided_at as "decidedAt",
      person_name(canceller) as canceller, coalesce(cancelled.at, decided_at) as "cancelledAt",
      coalesce(ordered.rows, batch.paid + batch.refused) as rows, ${batchFacts(clock.now())},
      round(coalesce(paid_amount + paid_fee, 0), minor_units) as taken,
      (
        select max(entry.at) from batch_payment row
          join payment made on made.id = row.payment_id
          join journal_entry entry on entry.id = made.transaction_id
        where row.batch_id = page.id
      ) as "lastPaidAt"
    from (select ${id}::text as id) page
      ${STATE_OF_PAGE}
      join customer holder on holder.id = coalesce(ordered.customer_id, batch.customer_id)
      join customer maker on maker.id = coalesce(ordered.made_by, batch.made_by)
      join ledger_account source on source.id = coalesce(ordered.account_id, batch.account_id)
      join currency on currency.code = source.currency_code
      left join customer decider
        on decider.id = request.decided_by and request.status in ('approved', 'declined')
      left join customer canceller on canceller.id = coalesce(cancelled.cancelled_by,
        case when request.status = 'withdrawn' then request.decided_by end)
    where holder.id = ${caller.customerId}`
  if (!facts) throw refuse.accessDenied('You have no access to this batch.')
  return facts
}

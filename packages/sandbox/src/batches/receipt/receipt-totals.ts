import { BATCH_PAYMENTS, type Batch, type BatchPayment, type Rail } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'
import { allRows } from '../find-payments.ts'
import { openRow } from '../following/batch-status.ts'

/** The payments of a batch with one outcome, in one currency and by one way. */
export interface ReceiptTotal {
  readonly status: BatchPayment['status']
  /** The currency that arrives. */
  readonly currencyCode: string
  /** Null between customers of the bank. */
  readonly rail: Rail | null
  readonly count: number
  /** The amounts of the rows, without fees. */
  readonly amount: Decimal
}

/** Adds up the payments of a submitted batch: paid ones first, then in the order of the states. */
export async function receiptTotals(
  { sql }: Pick<CallerContext, 'sql'>,
  batch: Batch,
): Promise<readonly ReceiptTotal[]> {
  const { id, type, currencyCode } = batch
  const kind = type === 'global' ? '' : BATCH_PAYMENTS[type]
  return sql<ReceiptTotal & Record<string, unknown>>`
    select status, arrives as "currencyCode", coalesce(made_by_rail, offered) as rail,
      count(*)::integer as count, round(sum(amount), coalesce(max(minor_units), 2)) as amount
    from (
      select row.amount,
        case when row.payment_id is not null then 'paid' when row.reason is not null then 'refused'
          else ${openRow(batch) ?? 'waiting'} end as status,
        coalesce(row.account->>'currency', ${currencyCode}) as arrives,
        payment.external->>'rail' as made_by_rail, way.rail as offered
      from ${allRows(id)}
        left join payment on payment.id = row.payment_id
        left join payout_way way on way.kind = ${kind}
          and way.country_code = row.account->>'countryCode'
          and row.account->>'currency' = any(way.currencies)
    ) one left join currency on currency.code = arrives
    group by status, arrives, coalesce(made_by_rail, offered)
    order by array_position('{paid,waiting,refused,cancelled}', status), arrives, rail`
}

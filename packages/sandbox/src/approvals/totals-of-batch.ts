import { BATCH_PAYMENTS, type RequestedTotal } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

interface Row extends Omit<RequestedTotal, 'rail'> {
  readonly rail: RequestedTotal['rail'] | null
}

/** Returns the payments of a batch, as requested, by currency and payment system. */
export async function totalsOfBatch(
  batchId: string,
  { sql }: Pick<CallerContext, 'sql'>,
): Promise<RequestedTotal[]> {
  const totals = await sql<Row & Record<string, unknown>>`
    select line.currency_code as "currencyCode", rail, count(*)::integer as "paymentCount",
      round(sum(line.amount), minor_units) as amount, sum(line.fee) as fee
    from (
      select batch_order.type, account->>'countryCode' as country_code, fee,
        coalesce(account->>'currency', source.currency_code) as currency_code,
        coalesce(to_amount, amount) as amount
      from batch_order_line join batch_order on batch_order.id = batch_id
        join ledger_account source on source.id = account_id
      where batch_id = ${batchId}
    ) line
      join currency on currency.code = line.currency_code
      left join payout_way way on kind = ${{ ...BATCH_PAYMENTS }}::jsonb ->> line.type
        and way.country_code = line.country_code and line.currency_code = any(currencies)
    group by line.currency_code, rail, minor_units order by line.currency_code, rail`
  return totals.map(({ rail, ...total }) => ({ ...total, ...(rail && { rail }) }))
}

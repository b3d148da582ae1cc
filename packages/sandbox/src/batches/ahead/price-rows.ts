import type { BatchDraftRow } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'
import type { PaidType } from '../paying/paid-type.ts'
import { ratesFor, rowPrice, TYPED_FEE_SHARE } from '../submitting/row-price.ts'

interface PricedRows {
  readonly batchId: string
  readonly type: PaidType
  /** The currency of the paying account. */
  readonly currencyCode: string
  readonly rowIds: readonly string[]
  /** The currencies in which the rows arrive. */
  readonly currencies: ReadonlySet<string>
}

interface Price {
  readonly rowId: string
  readonly amount: Decimal
  readonly fee: Decimal
}

/** Returns the current price of rows without a fault, by their ids. */
export async function priceRows(
  context: Pick<CallerContext, 'sql'>,
  { batchId, type, currencyCode, rowIds, currencies }: PricedRows,
): Promise<ReadonlyMap<string, BatchDraftRow['price']>> {
  const rates = await ratesFor(context, currencyCode, currencies)
  const { tables, leaves, fee } = rowPrice({ type, currencyCode, rates })
  const prices = await context.sql<Price & Record<string, unknown>>`
    select row_id as "rowId", ${leaves} as amount, ${fee} as fee
    from (
      select row_id, amount, currency_code, ${TYPED_FEE_SHARE} as fee_share from batch_draft_row
      where batch_id = ${batchId} and row_id = any(${[...rowIds]}) and amount is not null
    ) row join ${tables}`
  return new Map(prices.map(({ rowId, ...price }) => [rowId, price]))
}

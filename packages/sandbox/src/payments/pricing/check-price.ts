import type { Sql } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import { compare, type Decimal, minorUnits } from '../../money/index.ts'
import type { SingleOrder } from '../payment-order.ts'
import { externalPrice } from './external-price.ts'
import { feeOf } from './fee-of.ts'

/**
 * Refuses a waiting payment to somebody else if its price has changed.
 *
 * @throws {Refusal} `VF` with the field and the new figure: the payer has to agree to it.
 */
export async function checkPrice(sql: Sql, order: SingleOrder): Promise<void> {
  const now = await priceNow(sql, order)
  check('expectedFromAmount', order.amount, now.amount)
  check('expectedFee', order.fee, now.fee)
}

type Price = Pick<SingleOrder, 'amount' | 'fee'>

async function priceNow(sql: Sql, order: SingleOrder): Promise<Price> {
  const { currencyCode, amount } = order
  const decimals = (await minorUnits(sql, currencyCode)) ?? 0
  // An invoice keeps the fee that it was sent with.
  if (order.operation === 'invoice') return { amount, fee: order.fee }
  if (!order.external) {
    return { amount, fee: await feeOf(sql, order.operation, { amount, decimals }) }
  }
  const { currency, toAmount, feeShare } = order.external
  const to = { currencyCode: currency, decimals: (await minorUnits(sql, currency)) ?? 0 }
  const arriving = { from: { currencyCode, decimals }, to, amount: toAmount, feeShare }
  const { fromAmount, fee } = await externalPrice(sql, order.operation, arriving)
  return { amount: fromAmount, fee }
}

function check(param: 'expectedFromAmount' | 'expectedFee', agreed: Decimal, now: Decimal): void {
  if (compare(agreed, now) !== 0) throw refuse.invalid(param, `It is ${now} now.`)
}

import type { checkoutMethods } from '@sixpence/protocol/schemas'
import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import type { Merchant } from '../api-keys/index.ts'
import { RestFault } from '../http/index.ts'
import { compare } from '../money/index.ts'
import { payableAmount } from '../payments/index.ts'
import { type CheckoutRecord, findCheckoutOfOrder } from './checkout-record.ts'
import { insertCheckout } from './insert-checkout.ts'

export type CheckoutInput = z.output<typeof checkoutMethods.create.input>

/**
 * Opens a checkout for an order, or returns the existing one.
 *
 * @throws {RestFault} 422 for an amount or currency in which the merchant can't be paid, and for an
 *   order that was already requested with other input.
 */
export async function openCheckout(
  context: Pick<Context, 'sql' | 'clock'>,
  merchant: Merchant,
  input: CheckoutInput,
): Promise<{ checkout: CheckoutRecord; isNew: boolean }> {
  const { clientKey } = merchant
  const order = { clientKey, orderId: input.orderId }
  const known = await findCheckoutOfOrder(context, order)
  if (known) return { checkout: sameOrder(known, input), isNew: false }
  const payable = await payableAmount(context.sql, merchant, input)
  if ('fault' in payable) throw new RestFault(422, payable.fault, payable.message)
  const { amount } = payable
  const isNew = await insertCheckout(context, { ...input, clientKey, amount })
  const checkout = await findCheckoutOfOrder(context, order)
  if (!checkout) throw new Error(`The checkout of ${input.orderId} is gone.`)
  return { checkout: sameOrder(checkout, input), isNew }
}

function sameOrder(known: CheckoutRecord, input: CheckoutInput): CheckoutRecord {
  const isSame =
    compare(known.amount, input.amount) === 0 &&
    known.currencyCode === input.currencyCode &&
    known.description === input.description
  if (isSame) return known
  throw new RestFault(422, 'order_differs', 'This order was asked for with something else.')
}

import { type checkoutMethods, hexOf } from '@sixpence/protocol'
import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import type { Merchant } from '../embedders/index.ts'
import { RestFault } from '../http/index.ts'
import { compare, hasAtMostDecimals, minorUnits, roundHalfUp } from '../money/index.ts'
import { payeeAccount } from '../payments/index.ts'
import { type CheckoutRecord, findCheckoutOfOrder } from './checkout-record.ts'

export type CheckoutInput = z.output<typeof checkoutMethods.create.input>

const LIFE_MS = 60 * 60_000

/**
 * Opens a checkout for an order, or answers the one there is for it.
 *
 * @throws {RestFault} 422 for an amount or currency in which the merchant cannot be paid, and for
 *   an order that was asked for with something else.
 */
export async function openCheckout(
  context: Pick<Context, 'sql' | 'clock'>,
  merchant: Merchant,
  input: CheckoutInput,
): Promise<{ checkout: CheckoutRecord; isNew: boolean }> {
  const order = { clientKey: merchant.clientKey, orderId: input.orderId }
  const known = await findCheckoutOfOrder(context, order)
  if (known) return { checkout: asAsked(known, input), isNew: false }
  const isNew = await insert(context, merchant, input)
  const checkout = await findCheckoutOfOrder(context, order)
  if (!checkout) throw new Error(`The checkout of ${input.orderId} is gone.`)
  return { checkout: asAsked(checkout, input), isNew }
}

function asAsked(known: CheckoutRecord, input: CheckoutInput): CheckoutRecord {
  const isSame =
    compare(known.amount, input.amount) === 0 &&
    known.currencyCode === input.currencyCode &&
    known.description === input.description
  if (isSame) return known
  throw new RestFault(422, 'order_differs', 'This order was asked for with something else.')
}

/** False when the same order was asked for at the same time and came first. */
async function insert(
  context: Pick<Context, 'sql' | 'clock'>,
  merchant: Merchant,
  input: CheckoutInput,
): Promise<boolean> {
  const { sql, clock } = context
  const now = clock.now()
  const amount = await payableAmount(context, merchant, input)
  const inserted = await sql`
    insert into checkout
      (id, client_key, order_id, amount, currency_code, description, created_at, expires_at)
    values (${newCheckoutId()}, ${merchant.clientKey}, ${input.orderId}, ${amount},
      ${input.currencyCode}, ${input.description}, ${now}, ${new Date(now.getTime() + LIFE_MS)})
    on conflict (client_key, order_id) do nothing
    returning id`
  return inserted.length > 0
}

/** 128 random bits: nobody finds another's checkout by guessing. */
function newCheckoutId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}

async function payableAmount(
  { sql }: Pick<Context, 'sql'>,
  merchant: Merchant,
  { amount, currencyCode }: CheckoutInput,
): Promise<string> {
  const decimals = await minorUnits(sql, currencyCode)
  if (decimals === undefined) {
    throw new RestFault(422, 'unknown_currency', `The bank does not keep ${currencyCode}.`)
  }
  if (!hasAtMostDecimals(amount, decimals)) {
    throw new RestFault(422, 'too_many_decimals', `${currencyCode} has ${decimals} decimals.`)
  }
  if ((await payeeAccount(sql, merchant, currencyCode)) === undefined) {
    throw new RestFault(422, 'no_account', `You have no open account in ${currencyCode}.`)
  }
  return roundHalfUp(amount, decimals)
}

import type { CheckoutPayment } from '@sixpence/protocol'
import type { checkoutMethods } from '@sixpence/protocol/schemas'
import type { OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { type Refusal, type Handlers, refuse } from '../http/index.ts'
import { compare } from '../money/index.ts'
import {
  CHECKOUT_PAYMENT_LIFE_MS,
  checkBlacklist,
  checkFunds,
  holdCheckout,
  holdOrPay,
  holdPayeeAccount,
  notOpen,
  payCheckoutOrder,
  type SingleOrder,
  sourceAccount,
} from '../payments/index.ts'
import { checkLimits, feeOf } from '../transfers/index.ts'
import { type CheckoutRecord, findCheckout, termsOfCheckout } from './checkout-record.ts'

export const payCheckoutHandlers = {
  pay: async (input, context) => {
    const checkout = await holdOpen(input.checkoutId, context)
    checkShown(checkout, input, context)
    const order = await prepareCheckout(checkout, input, context)
    // Returned and not thrown, so that the checkout stays refused.
    if (!order) return closeUnpayable(checkout, context)
    const expiresAt = approvableUntil(checkout, context)
    const options = { payeeName: checkout.merchantName, expiresAt }
    return holdOrPay(context, order, { ...options, pay: payCheckoutOrder })
  },
} satisfies Partial<Handlers<typeof checkoutMethods>>

export type CheckoutOrder = SingleOrder & { readonly checkoutId: string }

/**
 * Builds the order that pays a locked checkout, and makes all checks before the money moves.
 * Returns undefined if its merchant has no account that can be paid.
 */
export async function prepareCheckout(
  checkout: CheckoutRecord,
  from: Pick<CheckoutPayment, 'fromAccount'>,
  context: Paying,
): Promise<CheckoutOrder | undefined> {
  const source = await sourceAccount(context, from.fromAccount, checkout.currencyCode)
  const target = await holdPayeeAccount(context, source, checkout.merchantId)
  if (target === undefined) return undefined
  await checkBlacklist(context, target, 'checkoutId')
  const order = await orderOf(checkout, { source, target }, context)
  await checkLimits(context, { ...order, param: 'amount' })
  await checkFunds(context, order)
  return order
}

type Paying = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/** Locks the checkout, so that only this transaction can pay it. */
async function holdOpen(id: string, context: CallerContext): Promise<CheckoutRecord> {
  await holdCheckout(context, id)
  const checkout = await findCheckout(context, id)
  if (!checkout) throw refuse.invalid('checkoutId', 'There is no such checkout.')
  if (checkout.status !== 'open') throw notOpen(checkout.status)
  return checkout
}

/** The values shown to the customer must match the bank's record. */
function checkShown(
  { amount, currencyCode, merchantId }: CheckoutRecord,
  { expectedAmount, expectedCurrencyCode }: CheckoutPayment,
  { caller }: CallerContext,
): void {
  if (compare(expectedAmount, amount) !== 0 || expectedCurrencyCode !== currencyCode) {
    throw refuse.invalid('expectedAmount', `It is ${amount} ${currencyCode}.`)
  }
  if (merchantId === caller.customerId) throw refuse.invalid('checkoutOwn', 'This pays yourself.')
}

async function orderOf(
  checkout: CheckoutRecord,
  { source, target }: { source: OwnAccount; target: string },
  { sql }: Paying,
): Promise<CheckoutOrder> {
  const { id, amount, currencyCode, description } = checkout
  return {
    operation: 'checkout',
    checkoutId: id,
    fromAccount: source.id,
    toAccount: target,
    currencyCode,
    amount,
    fee: await feeOf(sql, 'checkout', { amount, decimals: source.decimals }),
    note: description,
    subscription: termsOfCheckout(checkout),
  }
}

function approvableUntil({ expiresAt }: CheckoutRecord, { clock }: CallerContext): Date {
  const latest = new Date(clock.now().getTime() + CHECKOUT_PAYMENT_LIFE_MS)
  return latest < expiresAt ? latest : expiresAt
}

async function closeUnpayable(
  { id }: CheckoutRecord,
  { sql, clock }: CallerContext,
): Promise<Refusal> {
  await sql`
    update checkout set status = 'refused', final_at = ${clock.now()} where id = ${id}`
  return notOpen('refused')
}

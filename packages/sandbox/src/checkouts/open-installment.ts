import { hexOf } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { type CheckoutRecord, findCheckout, findCheckoutOfAttempt } from './checkout-record.ts'
import { insertCheckout } from './insert-checkout.ts'

/**
 * Opens a checkout for another payment of a subscription, with the terms of its first payment, to
 * be paid at once.
 */
export async function openInstallment(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  firstCheckoutId: string,
): Promise<CheckoutRecord> {
  const first = await findCheckout(context, firstCheckoutId)
  if (!first) throw new Error(`The checkout ${firstCheckoutId} is gone.`)
  const attempt = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  const { clientKey, amount, currencyCode, description, buttonId } = first
  const opened = { by: context.caller.customerId, attempt, buttonId: buttonId ?? undefined }
  await insertCheckout(context, { clientKey, amount, currencyCode, description, opened })
  const checkout = await findCheckoutOfAttempt(context, attempt)
  if (!checkout) throw new Error(`The checkout of an installment of ${firstCheckoutId} is gone.`)
  return checkout
}

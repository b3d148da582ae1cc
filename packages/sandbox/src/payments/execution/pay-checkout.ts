import type { Context } from '../../context.ts'
import { postEntry } from '../../ledger/index.ts'
import { orderPostings } from './order-postings.ts'
import { type SingleOrder, settlePayment } from '../payment-order.ts'

/**
 * Moves the money of a checkout to its merchant and settles payment and checkout. The database
 * notifies the merchant, and refuses to do any of it twice. Returns the transaction's id. The
 * checkout must be locked and open.
 */
export async function payCheckoutOrder(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  paymentId: string,
  order: SingleOrder & { readonly checkoutId: string },
): Promise<string> {
  const at = context.clock.now()
  const transactionId = await postEntry(context, {
    kind: 'checkout',
    at,
    description: order.note,
    postings: orderPostings(order),
  })
  await settlePayment(context, paymentId, transactionId)
  await context.sql`
    update checkout set status = 'paid', final_at = ${at}, transaction_id = ${transactionId}
    where id = ${order.checkoutId}`
  return transactionId
}

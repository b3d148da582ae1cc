import type { Context } from '../../context.ts'
import { type NewEntry, postEntry } from '../../ledger/index.ts'
import { notifyMoneyReceived } from '../../notifications/index.ts'
import { orderPostings } from './order-postings.ts'
import { type SingleOrder, settlePayment } from '../payment-order.ts'

/**
 * Moves the money of a payment to another customer, settles it and notifies them. Returns the
 * transaction's id.
 */
export async function payP2p(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  paymentId: string,
  order: SingleOrder,
): Promise<string> {
  const transactionId = await postEntry(context, p2pEntry(order, context.clock.now()))
  await settlePayment(context, paymentId, transactionId)
  await notifyMoneyReceived(context, [order])
  return transactionId
}

/** Returns the entry of a payment to another customer. */
export const p2pEntry = (order: SingleOrder, at: Date): NewEntry => ({
  kind: 'p2pTransfer',
  at,
  description: order.note,
  postings: orderPostings(order),
})

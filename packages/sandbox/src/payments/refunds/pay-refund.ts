import type { Context } from '../../context.ts'
import { postEntry } from '../../ledger/index.ts'
import { notifyMoneyRefunded } from '../../notifications/index.ts'
import { settlePayment } from '../payment-order.ts'
import { orderPostings } from '../execution/order-postings.ts'
import type { Refunding } from './refund-hold.ts'

/**
 * Moves the money of a refund back to who paid and settles it: the database has its merchant told,
 * and refuses to give back more than was paid. Answers the transaction's id. What is given back has
 * to be held.
 */
export async function payRefundOrder(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  paymentId: string,
  order: Refunding,
): Promise<string> {
  const transactionId = await postEntry(context, {
    kind: 'refund',
    at: context.clock.now(),
    description: order.note,
    postings: orderPostings(order),
  })
  const { fromAccount, toAccount, amount, currencyCode } = order
  const refunded = { fromAccount, toAccount, amount, currencyCode }
  await settlePayment(context, paymentId, transactionId)
  await notifyMoneyRefunded(context, { ...refunded, transactionId })
  return transactionId
}

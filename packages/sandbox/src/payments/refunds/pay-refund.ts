import type { Context } from '../../context.ts'
import { postEntry } from '../../ledger/index.ts'
import { notifyMoneyRefunded } from '../../notifications/index.ts'
import { settlePayment } from '../payment-order.ts'
import { orderPostings } from '../execution/order-postings.ts'
import type { Refunding } from './refund-hold.ts'

/**
 * Moves the money of a refund back to the payer and settles it. The database notifies the merchant,
 * and refuses to give back more than was paid. Returns the transaction's id. The refunded payment
 * must be locked.
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

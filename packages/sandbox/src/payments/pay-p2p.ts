import type { Context } from '../context.ts'
import { houseAccount, type NewPosting, postEntry } from '../ledger/index.ts'
import { compare, negate } from '../money/index.ts'
import { type PaymentOrder, settlePayment } from './payment-order.ts'

/** Moves the money of a payment to another customer and settles it. Answers the transaction's id. */
export async function payP2p(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  paymentId: string,
  order: PaymentOrder,
): Promise<string> {
  const transactionId = await postEntry(context, {
    kind: 'p2pTransfer',
    at: context.clock.now(),
    description: order.note,
    postings: postingsOf(order),
  })
  await settlePayment(context, paymentId, transactionId)
  return transactionId
}

function postingsOf({ fromAccount, toAccount, currencyCode, amount, fee }: PaymentOrder) {
  const postings: NewPosting[] = [
    { accountId: fromAccount, currencyCode, amount: negate(amount) },
    { accountId: toAccount, currencyCode, amount },
  ]
  if (compare(fee, '0') === 0) return postings
  const fees = houseAccount('fees', currencyCode)
  return [
    ...postings,
    { accountId: fromAccount, currencyCode, amount: negate(fee), purpose: 'fee' as const },
    { accountId: fees, currencyCode, amount: fee, purpose: 'fee' as const },
  ]
}

import { houseAccount, type NewPosting } from '../../ledger/index.ts'
import { compare, negate } from '../../money/index.ts'
import type { SingleOrder } from '../payment-order.ts'

/** Returns the postings of a payment to somebody else: the amount, and the fee if there is one. */
export function orderPostings(order: SingleOrder): readonly NewPosting[] {
  const { fromAccount, toAccount, currencyCode, amount, fee } = order
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

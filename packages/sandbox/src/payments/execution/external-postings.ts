import { houseAccount, type NewPosting } from '../../ledger/index.ts'
import { compare, negate, subtract } from '../../money/index.ts'
import type { ExternalTerms } from '../external-terms.ts'
import type { SingleOrder } from '../payment-order.ts'
import { exchangePostings } from './exchange-postings.ts'

/** An order that leaves the bank. */
export type ExternalPaymentOrder = SingleOrder & { readonly external: ExternalTerms }

/**
 * Returns the postings of a payment that leaves the bank, without its fee: onto the clearing
 * account of its rail, less the payee's share of the fee, which goes to the bank.
 */
export function externalPostings(
  { fromAccount, toAccount, currencyCode, amount, external }: ExternalPaymentOrder,
  decimals: number,
): readonly NewPosting[] {
  const { currency, toAmount, deducted, rate } = external
  const arriving = { accountId: toAccount, currencyCode: currency }
  const fees = { accountId: houseAccount('fees', currency), currencyCode: currency }
  return [
    { accountId: fromAccount, currencyCode, amount: negate(amount) },
    { ...arriving, amount: subtract(toAmount, deducted) },
    ...(compare(deducted, '0') > 0 ? [{ ...fees, amount: deducted }] : []),
    ...exchangePostings({
      from: { currencyCode, decimals, amount },
      to: { currencyCode: currency, amount: toAmount },
      rate,
    }),
  ]
}

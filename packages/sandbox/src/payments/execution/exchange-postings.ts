import { houseAccount, type NewPosting } from '../../ledger/index.ts'
import { compare, costOf, type Decimal, negate, subtract } from '../../money/index.ts'

/** Money of one currency that becomes money of another. */
export interface Exchanged {
  readonly from: {
    readonly currencyCode: string
    readonly decimals: number
    readonly amount: Decimal
  }
  readonly to: { readonly currencyCode: string; readonly amount: Decimal }
  readonly rate: Decimal
}

/**
 * Returns the postings on the bank's own accounts for an exchange: none within a currency, two
 * through its position accounts across currencies. The surplus from rounding up goes to an account
 * of its own.
 */
export function exchangePostings({ from, to, rate }: Exchanged): readonly NewPosting[] {
  if (from.currencyCode === to.currencyCode) return []
  const { decimals } = from
  const cost = costOf({ toAmount: to.amount, rate, decimals })
  const bankPostings = [
    { ...bankSide('fxPosition', from.currencyCode), amount: cost },
    { ...bankSide('fxRounding', from.currencyCode), amount: subtract(from.amount, cost) },
    { ...bankSide('fxPosition', to.currencyCode), amount: negate(to.amount) },
  ]
  return bankPostings.filter(({ amount }) => compare(amount, '0') !== 0)
}

const bankSide = (sort: 'fxPosition' | 'fxRounding', currencyCode: string) => ({
  accountId: houseAccount(sort, currencyCode),
  currencyCode,
})

import { isLinkedCard } from '@sixpence/protocol/cards'
import type { Account, DefaultRates } from '@sixpence/protocol/accounts'
import type { Money } from '@sixpence/protocol/money'
import { addAmounts, minorUnits, sumAtRates } from '../money/index.ts'
import { isClosed } from './account-rules.ts'

/**
 * Returns the accounts whose balances are the customer's money, each counted once: leaves out
 * closed ones, and debit cards, which show the balance of the account behind them.
 */
export function countedAccounts(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(account => !isClosed(account) && !isLinkedCard(account))
}

/** Sums balances by currency, in the order in which the currencies first appear. Converts nothing. */
export function currencyTotals(
  accounts: readonly Pick<Account, 'currencyCode' | 'balance'>[],
): readonly Money[] {
  const sums = new Map<string, string>()
  for (const { currencyCode, balance } of accounts) {
    const sum = sums.get(currencyCode)
    sums.set(currencyCode, sum === undefined ? balance : addAmounts(sum, balance))
  }
  return [...sums].map(([currencyCode, amount]) => ({ currencyCode, amount }))
}

/** A total in one currency. */
export interface TotalInCurrency extends Money {
  /** True if some of it is in another currency: the total is then its value at the bank's rates. */
  readonly isConverted: boolean
  /** Currencies for which the bank has no rate; they are not in the total. */
  readonly without: readonly string[]
}

/** Totals amounts in one currency at the bank's rates, rounded once. */
export function totalIn(
  currencyCode: string,
  sums: readonly Money[],
  { rates }: Pick<DefaultRates, 'rates'>,
): TotalInCurrency {
  const rateOf = new Map(rates.map(known => [known.currencyCode, known.rate]))
  // An amount in its own currency needs no rate.
  const own = rateOf.get(currencyCode) ?? '1'
  const canCount = (code: string) =>
    code === currencyCode || (rateOf.has(code) && rateOf.has(currencyCode))
  const counted = sums.filter(sum => canCount(sum.currencyCode))
  return {
    currencyCode,
    amount: sumAtRates(
      counted.map(sum => ({ amount: sum.amount, rate: rateOf.get(sum.currencyCode) ?? own })),
      { rate: own, decimals: minorUnits(currencyCode) },
    ),
    isConverted: counted.some(sum => sum.currencyCode !== currencyCode),
    without: sums.flatMap(sum => (canCount(sum.currencyCode) ? [] : [sum.currencyCode])),
  }
}

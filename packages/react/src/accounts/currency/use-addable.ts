import { addableCurrencies } from '@sixpence/core/accounts'
import { loadStateOfAll, type LoadState } from '../../store/index.ts'
import { useAccounts } from '../use-accounts.ts'
import { useRates } from '../use-rates.ts'

/** The currencies in which the customer has no account yet. */
export interface Addable extends LoadState {
  /** Undefined until both the accounts and the bank's currencies have loaded. */
  readonly currencies: readonly string[] | undefined
}

/** Returns the currencies in which the customer can open another account. */
export function useAddable(): Addable {
  const { accounts, ...ofAccounts } = useAccounts()
  const { rates, ...ofRates } = useRates()
  const currencies =
    accounts &&
    rates &&
    addableCurrencies(
      accounts,
      rates.rates.map(rate => rate.currencyCode),
    )
  return { currencies, ...loadStateOfAll(ofAccounts, ofRates) }
}

import { addableCurrencies } from '@sixpence/core'
import { loadStateOfAll, type LoadState } from '../../store/index.ts'
import { useAccounts } from '../use-accounts.ts'
import { useRates } from '../use-rates.ts'

/** In which currencies the customer has no account yet. */
export interface Addable extends LoadState {
  /** Undefined until the bank has told both the accounts and its currencies. */
  readonly currencies: readonly string[] | undefined
}

/** The currencies that an account can be added in. */
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

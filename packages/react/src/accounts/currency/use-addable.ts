import { addableCurrencies } from '@sixpence/core/accounts'
import { loadStateOfAll, type LoadState } from '../../store/index.ts'
import { useAccounts } from '../use-accounts.ts'
import { useRates } from '../use-rates.ts'

/** The currencies in which the customer has no account yet. */
export interface Addable extends LoadState<readonly string[]> {
  /** @deprecated Use `data`. */
  readonly currencies: Addable['data']
}

/** Returns the currencies in which the customer can open another account. */
export function useAddable(): Addable {
  const { data: accounts, ...ofAccounts } = useAccounts()
  const { data: rates, ...ofRates } = useRates()
  const currencies =
    accounts &&
    rates &&
    addableCurrencies(
      accounts,
      rates.rates.map(rate => rate.currencyCode),
    )
  return { currencies, ...loadStateOfAll(currencies, ofAccounts, ofRates) }
}

import type { DefaultRates } from '@sixpence/core/accounts'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** The bank's middle rates. */
export interface RatesTask extends LoadState<DefaultRates> {
  /** @deprecated Use `data`. */
  readonly rates: RatesTask['data']
}

/** Returns the rates used to add up amounts in several currencies. */
export function useRates(): RatesTask {
  const query = accountsApi.rates.useRead()
  return { rates: query.data, ...loadStateOf(query) }
}

import type { DefaultRates } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** The bank's middle rates. */
export interface RatesTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly rates: DefaultRates | undefined
}

/** The rates at which what is in several currencies is told as one sum. */
export function useRates(): RatesTask {
  const query = accountsApi.rates.useRead()
  return { rates: query.data, ...loadStateOf(query) }
}

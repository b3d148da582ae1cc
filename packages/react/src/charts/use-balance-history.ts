import { balanceSeries, type BalanceDay } from '@sixpence/core/accounts'
import { localTimeZone } from '@sixpence/core/locale'
import { useMemo } from 'react'
import { useAccounts, useRates, useTotals } from '../accounts/index.ts'
import { loadStateOf, loadStateOfAll, type LoadState } from '../store/index.ts'
import { chartsApi } from './charts-api.ts'

/** The balance of all accounts, day by day, oldest first. Empty without an account. */
export interface BalanceHistoryTask extends LoadState<readonly BalanceDay[]> {
  /** @deprecated Use `data`. */
  readonly series: BalanceHistoryTask['data']
  readonly currencyCode: string | undefined
}

/**
 * Returns the balance of the last days in the customer's time zone, in the currency of the total
 * and at today's rates.
 */
export function useBalanceHistory(days: number): BalanceHistoryTask {
  const { currencyCode } = useTotals()
  const { data: rates, ...ofRates } = useRates()
  const { data: accounts, ...ofAccounts } = useAccounts()
  const query = chartsApi.balanceHistory.useRead({ days, timeZone: localTimeZone() })
  const history = query.currentData
  const series = useMemo(() => {
    if (!history || !rates || !accounts) return undefined
    return currencyCode === undefined ? [] : balanceSeries(history, rates, currencyCode)
  }, [history, rates, accounts, currencyCode])
  const ofHistory = loadStateOf({ ...query, data: history })
  // Outdated accounts make no difference here.
  const states = accounts ? [ofHistory, ofRates] : [ofHistory, ofRates, ofAccounts]
  const state = loadStateOfAll(series, ...states)
  return { series, currencyCode, ...state, asOf: series && state.asOf }
}

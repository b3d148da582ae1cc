import { balanceSeries, type BalanceDay } from '@sixpence/core'
import { localTimeZone } from '@sixpence/core/locale'
import { useMemo } from 'react'
import { useAccounts, useRates, useTotals } from '../accounts/index.ts'
import {
  freshnessOf,
  loadStateOf,
  loadStateOfAll,
  type Freshness,
  type LoadState,
} from '../store/index.ts'
import { chartsApi } from './charts-api.ts'

/** What was on all accounts, day by day. */
export interface BalanceHistoryTask extends LoadState, Freshness {
  /** Oldest first; none without an account. Undefined until the bank has answered. */
  readonly series: readonly BalanceDay[] | undefined
  readonly currencyCode: string | undefined
}

/**
 * The balance of the last days of the place where the customer is, in the currency that the total
 * is told in, at today's rates.
 */
export function useBalanceHistory(days: number): BalanceHistoryTask {
  const { currencyCode } = useTotals()
  const { rates, ...ofRates } = useRates()
  const { accounts, ...ofAccounts } = useAccounts()
  const query = chartsApi.balanceHistory.useRead({ days, timeZone: localTimeZone() })
  const history = query.currentData
  const series = useMemo(() => {
    if (!history || !rates || !accounts) return undefined
    return currencyCode === undefined ? [] : balanceSeries(history, rates, currencyCode)
  }, [history, rates, accounts, currencyCode])
  const ofHistory = loadStateOf({ ...query, data: history })
  // Accounts that are only old change nothing here.
  const states = accounts ? [ofHistory, ofRates] : [ofHistory, ofRates, ofAccounts]
  return {
    series,
    currencyCode,
    ...freshnessOf({ ...query, data: series }),
    ...loadStateOfAll(...states),
  }
}

import { balanceSeries, type BalanceDay } from '@sixpence/core'
import { localTimeZone } from '@sixpence/core/locale'
import { useMemo } from 'react'
import { useRates, useTotals } from '../accounts/index.ts'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { chartsApi } from './charts-api.ts'

/** What was on all accounts, day by day. */
export interface BalanceHistoryTask extends LoadState {
  /** Oldest first; undefined until the bank has answered. */
  readonly series: readonly BalanceDay[] | undefined
  readonly currencyCode: string | undefined
}

/**
 * The balance of the last days of the place where the customer is, in the currency that the total
 * is told in, at today's rates.
 */
export function useBalanceHistory(days: number): BalanceHistoryTask {
  const { currencyCode } = useTotals()
  const { rates, ...rateState } = useRates()
  const query = chartsApi.useGetBalanceHistoryQuery({ days, timeZone: localTimeZone() })
  const history = query.currentData
  const series = useMemo(
    () =>
      history && rates && currencyCode !== undefined
        ? balanceSeries(history, rates, currencyCode)
        : undefined,
    [history, rates, currencyCode],
  )
  const state = loadStateOf({ ...query, data: history })
  const failure = state.failure ?? rateState.failure
  return {
    series,
    currencyCode,
    isLoading: !failure && (state.isLoading || rateState.isLoading),
    failure,
    retry: state.failure ? state.retry : rateState.retry,
  }
}

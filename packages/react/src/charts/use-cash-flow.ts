import type { CashFlow } from '@sixpence/core/history'
import { localTimeZone } from '@sixpence/core/locale'
import { currentStateOf, type LoadState } from '../store/index.ts'
import { chartsApi } from './charts-api.ts'

/** The money in and out of an account. */
export interface CashFlowTask extends LoadState<CashFlow> {
  /** @deprecated Use `data`. */
  readonly flow: CashFlowTask['data']
}

/**
 * Returns the money in and out of the last twelve months, by month and by type. Months are in the
 * customer's time zone, as in the history. Own transfers are left out.
 */
export function useCashFlow(accountId: string): CashFlowTask {
  const query = chartsApi.cashFlow.useRead({ accountId, timeZone: localTimeZone() })
  const state = currentStateOf(query)
  return { flow: state.data, ...state }
}

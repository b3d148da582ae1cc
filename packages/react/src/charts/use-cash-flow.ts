import type { CashFlow } from '@sixpence/core'
import { localTimeZone } from '@sixpence/core/locale'
import { freshnessOf, loadStateOf, type Freshness, type LoadState } from '../store/index.ts'
import { chartsApi } from './charts-api.ts'

/** What came onto an account and what left it. */
export interface CashFlowTask extends LoadState, Freshness {
  /** Undefined until the bank has answered. */
  readonly flow: CashFlow | undefined
}

/**
 * The money in and out of the last twelve months, by month and by type; months are those of the
 * place where the customer is, as in the history. Own transfers are left out.
 */
export function useCashFlow(accountId: string): CashFlowTask {
  const query = chartsApi.cashFlow.useRead({ accountId, timeZone: localTimeZone() })
  const now = { ...query, data: query.currentData }
  return { flow: now.data, ...freshnessOf(now), ...loadStateOf(now) }
}

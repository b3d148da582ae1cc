import type { Transaction } from '@sixpence/core/history'
import { useMemo } from 'react'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { historyApi } from './history-api.ts'

/** The latest transactions. */
export interface RecentHistoryTask extends LoadState<readonly Transaction[]> {
  /** @deprecated Use `data`. */
  readonly transactions: RecentHistoryTask['data']
}

/** The filter for the latest transactions. */
export const RECENT = { withoutFees: true } as const

/** Returns the latest `limit` transactions of all accounts, without fees that belong to no payment. */
export function useRecentHistory(limit: number): RecentHistoryTask {
  const query = historyApi.list.useRead(RECENT)
  const rows = query.data?.transactions
  const transactions = useMemo(() => rows?.slice(0, limit), [rows, limit])
  return { ...loadStateOf(query), data: transactions, transactions }
}

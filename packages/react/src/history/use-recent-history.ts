import type { Transaction } from '@sixpence/core'
import { useMemo } from 'react'
import { freshnessOf, loadStateOf, type Freshness, type LoadState } from '../store/index.ts'
import { historyApi } from './history-api.ts'

/** The latest of what happened, for a first look. */
export interface RecentHistoryTask extends LoadState, Freshness {
  /** Undefined until the bank has answered. */
  readonly transactions: readonly Transaction[] | undefined
}

/** What is asked for the latest rows. */
export const RECENT = { withoutFees: true } as const

/** The latest `limit` rows on all accounts; fees that belong to no payment are left out. */
export function useRecentHistory(limit: number): RecentHistoryTask {
  const query = historyApi.list.useRead(RECENT)
  const rows = query.data?.transactions
  const transactions = useMemo(() => rows?.slice(0, limit), [rows, limit])
  return {
    transactions,
    ...freshnessOf(query),
    ...loadStateOf(query),
  }
}

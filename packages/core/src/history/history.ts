import type { InputOf, listTransactions, Transaction } from '@sixpence/protocol'

export type HistoryFilter = InputOf<typeof listTransactions>

export interface HistoryPage {
  readonly transactions: readonly Transaction[]
  /** Rows on all pages. */
  readonly total: number
  readonly rejectedCount: number
  readonly processingCount: number
}

/** What happened on the accounts. Reached as `sixpence.history`. */
export interface History {
  /** One page of 20 rows, newest first; `pageNumber` starts at 1. */
  list(filter?: HistoryFilter, signal?: AbortSignal): Promise<HistoryPage>
}

import { listTransactions, type InputOf, type Transaction } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'

/** What the history can be narrowed down by. */
export type HistoryFilter = InputOf<typeof listTransactions>

/** One page of the history. */
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

/** Binds the calls about the history to a bank. */
export function createHistory(call: CallNamedMethod): History {
  return {
    async list(filter = {}, signal) {
      const answer = await call(listTransactions, { pageNumber: 1, ...filter }, { signal })
      return {
        transactions: answer.transactions.transaction,
        total: answer.results,
        rejectedCount: answer.rejectedCount,
        processingCount: answer.processingCount,
      }
    },
  }
}

import { historyCalls, historyMethods, type Transaction } from '@sixpence/protocol/history'
import type { InputOf } from '@sixpence/protocol/method'
import { legalMethods } from '@sixpence/protocol/legal'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { BankDocument } from '../http/index.ts'

/** The filters of the history. */
export type HistoryFilter = InputOf<typeof historyMethods.list>

/** One page of the history. */
export interface HistoryPage {
  readonly transactions: readonly Transaction[]
  /** Rows on all pages. */
  readonly total: number
  readonly rejectedCount: number
  readonly processingCount: number
}

/** Transactions on the accounts. Available as `sixpence.history`. */
export interface History extends ClientOf<typeof historyMethods, 'list' | 'exportFile'> {
  /** Lists one page of 20 rows, newest first; `pageNumber` starts at 1. */
  list(filter?: HistoryFilter, options?: ReadOptions): Promise<HistoryPage>
  /**
   * Returns a letter that confirms a row of the history, as a PDF.
   *
   * @throws {SixpenceError} `not_found` if the row isn't completed or isn't the customer's
   */
  receipt(transaction: { readonly id: string }): Promise<BankDocument>
  /**
   * Returns a finished export.
   *
   * @throws {SixpenceError} `not_found` if it isn't ready or isn't the customer's
   */
  exportFile(file: { readonly exportId: string }): Promise<BankDocument>
}

/** Calls about the history. */
export const history: Domain<History, typeof historyCalls> = {
  name: 'history',
  calls: historyCalls,
  open(bank) {
    const client = clientOf(bank, historyMethods)
    const { fetchDocument } = bank
    return {
      ...client,
      async list(filter = {}, options) {
        const answer = await client.list({ pageNumber: 1, ...filter }, options)
        const { transactions, results: total, rejectedCount, processingCount } = answer
        return { transactions: transactions.transaction, total, rejectedCount, processingCount }
      },
      receipt: ({ id }) =>
        fetchDocument({
          path: legalMethods.pdf.path.replace('{template}', 'transactionReceipt'),
          body: { id },
          mediaType: 'application/pdf',
        }),
      exportFile: ({ exportId }) =>
        fetchDocument({
          path: historyMethods.exportFile.path.replace('{exportId}', encodeURIComponent(exportId)),
          body: {},
          mediaType: 'text/csv',
        }),
    }
  },
}

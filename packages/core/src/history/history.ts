import {
  type CashFlow,
  type ExportFile,
  type ExportState,
  historyMethods,
  type InputOf,
  legalMethods,
  type Transaction,
} from '@sixpence/protocol'
import type { BankDocument } from '../http/index.ts'
import { type Batches, type BatchOptions, createBatches } from './batches.ts'

/** What the history can be narrowed down by. */
export type HistoryFilter = InputOf<typeof historyMethods.list>

/** One page of the history. */
export interface HistoryPage {
  readonly transactions: readonly Transaction[]
  /** Rows on all pages. */
  readonly total: number
  readonly rejectedCount: number
  readonly processingCount: number
}

/** What happened on the accounts. Reached as `sixpence.history`. */
export interface History extends Batches {
  /** One page of 20 rows, newest first; `pageNumber` starts at 1. */
  list(filter?: HistoryFilter, signal?: AbortSignal): Promise<HistoryPage>
  /**
   * A letter that confirms a row of the history, as a PDF.
   *
   * @throws {SixpenceError} `not_found` for a row that is not completed or not the customer's
   */
  receipt(id: string): Promise<BankDocument>
  /**
   * Starts a CSV file of all that the filter finds now, and answers its id. It is made while
   * somebody asks how far it is, and goes on where it was when nobody did for a while.
   */
  startExport(filter: Omit<HistoryFilter, 'pageNumber'>): Promise<string>
  /** How far a file is. Ask again until it is `ready`. */
  exportStatus(exportId: string, signal?: AbortSignal): Promise<ExportState>
  /**
   * What came onto an account and what left it over the last twelve months, by month and by type;
   * months are those of `timeZone`, an IANA name. What moved between own accounts is left out.
   */
  cashFlow(accountId: string, timeZone: string, signal?: AbortSignal): Promise<CashFlow>
  /** The newest twenty files that were asked for, newest first; some may not be ready. */
  exportFiles(signal?: AbortSignal): Promise<readonly ExportFile[]>
  /**
   * A finished file.
   *
   * @throws {SixpenceError} `not_found` for one that is not ready or not the customer's
   */
  exportFile(exportId: string): Promise<BankDocument>
  /** Mails a finished file. */
  sendExport(exportId: string, email: string): Promise<void>
}

/** Binds the calls about the history to a bank. */
export function createHistory(options: BatchOptions): History {
  const { call, fetchDocument } = options
  return {
    ...createBatches(options),
    async list(filter = {}, signal) {
      const answer = await call(historyMethods.list, { pageNumber: 1, ...filter }, { signal })
      return {
        transactions: answer.transactions.transaction,
        total: answer.results,
        rejectedCount: answer.rejectedCount,
        processingCount: answer.processingCount,
      }
    },
    receipt: id =>
      fetchDocument({
        path: legalMethods.pdf.path.replace('{template}', 'transactionReceipt'),
        body: { id },
        mediaType: 'application/pdf',
      }),
    async startExport(filter) {
      return (await call(historyMethods.startExport, filter)).exportId
    },
    async exportStatus(exportId, signal) {
      const { status, rowsDone, rowsTotal, fileUrl } = await call(
        historyMethods.exportStatus,
        { exportId },
        { signal },
      )
      return { status, rowsDone, rowsTotal, ...(fileUrl !== undefined && { fileUrl }) }
    },
    cashFlow: (accountId, timeZone, signal) =>
      call(historyMethods.cashFlow, { accountId, timeZone }, { signal }),
    async exportFiles(signal) {
      return (await call(historyMethods.exportFiles, {}, { signal })).files
    },
    exportFile: exportId =>
      fetchDocument({
        path: historyMethods.exportFile.path.replace('{exportId}', encodeURIComponent(exportId)),
        body: {},
        mediaType: 'text/csv',
      }),
    async sendExport(exportId, email) {
      await call(historyMethods.sendExport, { exportId, email })
    },
  }
}

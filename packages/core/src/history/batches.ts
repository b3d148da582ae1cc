import { type Batch, type BatchPayment, historyMethods, type InputOf } from '@sixpence/protocol'
import type { BankDocument, FetchDocument, Subject } from '../http/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'

/** What batches can be narrowed down by. */
export type BatchFilter = InputOf<typeof historyMethods.batches>

/** One page of batches. */
export interface BatchPage {
  readonly batches: readonly Batch[]
  /** Batches on all pages. */
  readonly total: number
}

/** A batch with one page of its payments. */
export interface BatchPaymentPage {
  readonly batch: Batch
  readonly payments: readonly BatchPayment[]
  /** Payments on all pages. */
  readonly total: number
}

/** What was paid by many payments at once. */
export interface Batches {
  /** One page of 20 batches, newest first; `pageNumber` starts at 1. */
  batches(filter?: BatchFilter, signal?: AbortSignal): Promise<BatchPage>
  /**
   * A batch with 20 of its payments, in the order of its file; `pageNumber` starts at 1.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another's
   */
  batch(id: string, pageNumber?: number, signal?: AbortSignal): Promise<BatchPaymentPage>
  /**
   * The file of a batch as it was handed in, with what came of each line, as CSV that no program
   * takes for formulas.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another's
   */
  batchFile(id: string): Promise<BankDocument>
}

export interface BatchOptions {
  readonly call: CallNamedMethod
  readonly fetchDocument: FetchDocument
  /** Who is signed in and whom they act for; undefined while that is not known. */
  readonly subject: () => Subject | undefined
}

/** Binds the calls about batches to a bank. */
export function createBatches({ call, fetchDocument, subject: present }: BatchOptions): Batches {
  return {
    async batches(filter = {}, signal) {
      const { batchTransfer, total } = await call(
        historyMethods.batches,
        { pageNumber: 1, ...filter },
        { signal },
      )
      return { batches: batchTransfer.transfer, total }
    },
    async batch(id, pageNumber = 1, signal) {
      const { transfer, payments, total } = await call(
        historyMethods.batch,
        { id, pageNumber },
        { signal },
      )
      return { batch: transfer, payments: payments.payment, total }
    },
    async batchFile(id) {
      const subject = present()
      const { url } = await call(historyMethods.batchFile, { id }, { subject })
      return fetchDocument({ path: url, body: {}, mediaType: 'text/csv', subject })
    },
  }
}

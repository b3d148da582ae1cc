import { type Batch, type BatchPayment, historyMethods } from '@sixpence/protocol/history'
import type { InputOf } from '@sixpence/protocol/method'
import type { ClientOf, ReadOptions } from '../client/index.ts'
import type { BankAccess } from '../domain/index.ts'
import type { BankDocument } from '../http/index.ts'

/** Filters for batches. */
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

/** Batches: many payments made together. */
export interface Batches {
  /** Lists one page of 20 batches, newest first; `pageNumber` starts at 1. */
  batches(filter?: BatchFilter, options?: ReadOptions): Promise<BatchPage>
  /**
   * Returns a batch with 20 of its payments, in the order of its file; `pageNumber` starts at 1.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it is another customer's
   */
  batch(
    input: { readonly id: string; readonly pageNumber?: number | undefined },
    options?: ReadOptions,
  ): Promise<BatchPaymentPage>
  /**
   * Returns the file of a batch as submitted, with the outcome of each line, as CSV that
   * spreadsheets don't run as formulas.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it is another customer's
   */
  batchFile(batch: { readonly id: string }): Promise<BankDocument>
}

/** Creates the batch methods of the history's client from its plain methods. */
export function createBatches(
  bank: BankAccess,
  client: Pick<ClientOf<typeof historyMethods>, 'batches' | 'batch'>,
): Batches {
  return {
    async batches(filter = {}, options) {
      const { batchTransfer, total } = await client.batches({ pageNumber: 1, ...filter }, options)
      return { batches: batchTransfer.transfer, total }
    },
    async batch({ id, pageNumber = 1 }, options) {
      const { transfer, payments, total } = await client.batch({ id, pageNumber }, options)
      return { batch: transfer, payments: payments.payment, total }
    },
    async batchFile({ id }) {
      const subject = bank.subject()
      const { url } = await bank.call(historyMethods.batchFile, { id }, { subject })
      return bank.fetchDocument({ path: url, body: {}, mediaType: 'text/csv', subject })
    },
  }
}

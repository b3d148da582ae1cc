import { type Batch, type BatchPayment, historyMethods } from '@sixpence/protocol/history'
import type { InputOf } from '@sixpence/protocol'
import type { ClientOf, ReadOptions } from '../client/index.ts'
import type { BankAccess } from '../domain/index.ts'
import type { BankDocument } from '../http/index.ts'

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

/** Batches: many payments made together. */
export interface Batches {
  /** One page of 20 batches, newest first; `pageNumber` starts at 1. */
  batches(filter?: BatchFilter, options?: ReadOptions): Promise<BatchPage>
  /**
   * A batch with 20 of its payments, in the order of its file; `pageNumber` starts at 1.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another's
   */
  batch(
    input: { readonly id: string; readonly pageNumber?: number | undefined },
    options?: ReadOptions,
  ): Promise<BatchPaymentPage>
  /**
   * The file of a batch as it was handed in, with what came of each line, as CSV that no program
   * takes for formulas.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another's
   */
  batchFile(batch: { readonly id: string }): Promise<BankDocument>
}

/** Makes the part of the history's client that is about batches, out of its plain methods. */
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

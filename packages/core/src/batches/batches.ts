import {
  type Batch,
  type BATCH_SAMPLES,
  batchCalls,
  batchMethods,
  type BatchPayment,
  type BatchProgress,
  type BatchSettings,
  type BatchType,
} from '@sixpence/protocol/batches'
import type { BatchFormat } from '@sixpence/protocol/batch-files'
import { legalCalls } from '@sixpence/protocol/legal'
import type { InputOf, OutputOf } from '@sixpence/protocol/method'
import { clientOf, type OnceOptions, type ReadOptions } from '../client/index.ts'
import type { BankAccess, Domain } from '../domain/index.ts'
import type { BatchCheck, BatchFileOutcome, CheckOptions } from '../batch-files/index.ts'
import { loadedLater } from '../errors/index.ts'
import type { BankDocument } from '../http/index.ts'
import { randomId } from '../platform/index.ts'
import type { PaidBatchType } from './batch-actions.ts'
import type { HandedIn, NewBatch } from './hand-in.ts'
import type { AlikeFiles, ChosenReading } from './kept-readings.ts'
import type { PayeeSheet } from './payee-sheet.ts'

/** Filters for batches. */
export type BatchFilter = InputOf<typeof batchMethods.list>

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
  /** Payments on all pages; 0 for a draft. */
  readonly total: number
}

/** A page of the rows of a draft. */
export type DraftPage = OutputOf<typeof batchMethods.draftRows>

/** Changes to the rows of a draft. */
export type DraftChanges = InputOf<typeof batchMethods.change>

/** The draft after a change, and the rows that were changed. */
export type ChangedDraft = OutputOf<typeof batchMethods.change>

/** The name of a sample file. */
export type BatchSample = keyof typeof BATCH_SAMPLES

/** Batches: many payments made together. Available as `sixpence.batches`. */
export interface Batches {
  /** Returns a key for one attempt to hand in a batch. Keep it for all retries. */
  newKey(): string
  /**
   * Returns the columns of a kind of file, and the countries, currencies, fields and limits for
   * checking its rows.
   */
  format(input: { readonly type: BatchType }, options?: ReadOptions): Promise<BatchFormat>
  /**
   * Reads a CSV or XLSX file by the format of its kind, checks it and compares its rows, as
   * `checkBatchFile` of `@sixpence/core/batch-files`.
   */
  check(
    content: Uint8Array<ArrayBuffer>,
    check: BatchCheck,
    options?: Omit<CheckOptions, 'platform'>,
  ): Promise<BatchFileOutcome>
  /** Returns the reading that the user last chose on this device for files with the same header. */
  keptReading(files: AlikeFiles): Promise<ChosenReading | undefined>
  /**
   * Keeps the reading that the user chose for files with a header. Without a header, keeps nothing.
   * The device stores no names of the file, only a digest of them.
   */
  keepReading(files: AlikeFiles, reading: ChosenReading): Promise<void>
  /** Returns a sample file, as CSV. It names people and cards that the customer has paid or added. */
  sample(input: { readonly name: BatchSample }): Promise<BankDocument>
  /**
   * Returns a file of a kind's columns with the customer's kept payees and those whom they have
   * paid, without amounts. Leaves out payees whose details the bank doesn't return in full, such as
   * tax numbers.
   */
  payeeSheet(input: { readonly type: PaidBatchType }): Promise<PayeeSheet>
  /**
   * Hands in a batch, and keeps it as a draft, faulty rows included. Keeps nothing if an identical
   * batch was submitted before: hand it in again with `ignoreIdenticalBatch` if it is meant. A
   * large file is sent in pieces, and not sent again after such an answer.
   *
   * @throws {SixpenceError} `no_access` without the flag of its kind; `invalid_input` for a file
   *   that can't be read, with both or neither of file and text, or, at `draftsFull`, if the
   *   customer has the maximum number of drafts
   */
  handIn(batch: NewBatch, options: OnceOptions): Promise<HandedIn>
  /**
   * Returns a draft with a page of its rows: those without a fault with their price, arrival and
   * payee, as far as the bank reveals it, and with the result of comparing the payee's name.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it is another customer's
   */
  draftRows(
    input: InputOf<typeof batchMethods.draftRows>,
    options?: ReadOptions,
  ): Promise<DraftPage>
  /**
   * Changes up to 1,000 rows of a draft: all of them, or none.
   *
   * @throws {SixpenceError} `changed_meanwhile` for another version than the draft's own one; then
   *   `newer` is the draft
   */
  change(changes: DraftChanges): Promise<ChangedDraft>
  /** Returns the customer's choices about all their batches. */
  settings(options?: ReadOptions): Promise<BatchSettings>
  /**
   * Changes the choices of a business about all its batches, and returns them.
   *
   * @throws {SixpenceError} `no_access` for a person, whose names are always compared
   */
  updateSettings(settings: BatchSettings): Promise<BatchSettings>
  /**
   * Deletes a draft. Nothing of it is kept.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it is another customer's
   */
  reject(draft: { readonly batchId: string }): Promise<void>
  /**
   * Cancels a batch that waits for a code or an approver, or is being executed: payments that have
   * begun end as they do, and the others aren't made. Repeating the call changes nothing.
   *
   * @throws {SixpenceError} `request_decided` if it is over; `no_access` if there is none, it is a
   *   draft or another customer's, or if it waits and another user submitted it
   */
  cancel(batch: { readonly batchId: string }): Promise<void>
  /**
   * Makes a new draft of the payments of a batch that weren't made, once it is over: each row
   * replaces the one that it was made of. Once one of the two is paid, the other isn't any more.
   * Returns the id of the draft.
   *
   * @throws {SixpenceError} `invalid_input` if the batch isn't over or all its payments were made,
   *   and at `draftsFull` if the customer has the maximum number of drafts; `no_access` if there is
   *   none, or it is another customer's
   */
  retry(
    batch: { readonly batchId: string },
    options: OnceOptions,
  ): Promise<{ readonly batchId: string }>
  /**
   * Returns the progress of a submitted batch: its state, the number of its rows by state, and what
   * it has paid and still sets aside. The bank sends `batchChanged` when it has changed.
   *
   * @throws {SixpenceError} `no_access` if there is none, it is a draft, or it is another
   *   customer's
   */
  status(batch: { readonly batchId: string }, options?: ReadOptions): Promise<BatchProgress>
  /**
   * Lists one page of 20 batches, newest first; `pageNumber` starts at 1. On top of them are the
   * drafts of the kinds that the user may prepare, the last changed first.
   */
  list(filter?: BatchFilter, options?: ReadOptions): Promise<BatchPage>
  /**
   * Returns a batch with 20 of its payments, in the order of its file; `pageNumber` starts at 1. A
   * draft comes without payments: `draftRows` returns its rows.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it is another customer's
   */
  get(
    input: { readonly id: string; readonly pageNumber?: number | undefined },
    options?: ReadOptions,
  ): Promise<BatchPaymentPage>
  /**
   * Returns the file of a batch as submitted, with the outcome of each line, as CSV that
   * spreadsheets don't run as formulas.
   *
   * @throws {SixpenceError} `no_access` if there is none, it is a draft, or it is another
   *   customer's
   */
  file(batch: { readonly id: string }): Promise<BankDocument>
  /**
   * Returns the receipt of a batch as a PDF: who submitted and approved it, what came of its
   * payments, and a hash of its rows to compare with `rowsHash` of `@sixpence/core/batch-files`. It
   * is provisional while the batch is being executed.
   *
   * @throws {SixpenceError} `not_found` if there is none, it is a draft, or it is another
   *   customer's; `invalid_input` if it waits for a code or an approver
   */
  receipt(batch: { readonly id: string }): Promise<BankDocument>
}

const load = /* @__PURE__ */ loadedLater(() => import('./hand-in.ts'))
const loadSheet = /* @__PURE__ */ loadedLater(() => import('./payee-sheet.ts'))
const loadChecks = /* @__PURE__ */ loadedLater(() => import('./check-file.ts'))

/** Calls about batches. */
export const batches: Domain<Batches, typeof batchCalls> = {
  name: 'batches',
  calls: batchCalls,
  open(bank) {
    const client = clientOf(bank, batchMethods)
    return {
      newKey: () => randomId(bank.platform),
      format: (input, options) => client.format(input, options),
      async check(content, check, options) {
        const { checkBatchFile } = await loadChecks()
        return checkBatchFile(content, check, { ...options, platform: bank.platform })
      },
      async keptReading(files) {
        const { keptReadings } = await loadChecks()
        return keptReadings(bank).read(files)
      },
      async keepReading(files, reading) {
        const { keptReadings } = await loadChecks()
        return keptReadings(bank).keep(files, reading)
      },
      sample: ({ name }) =>
        fileAt(bank, async options => {
          const { links } = await bank.call(batchMethods.samples, {}, options)
          return links[name]
        }),
      async payeeSheet({ type }) {
        const subject = bank.subject()
        return (await loadSheet()).payeeSheet(bank, type, subject)
      },
      async handIn(batch, { key }) {
        const subject = bank.subject()
        return (await load()).handIn(bank, batch, { key, subject })
      },
      draftRows: (input, options) => client.draftRows(input, options),
      change: changes => client.change(changes),
      settings: options => client.settings({}, options),
      updateSettings: settings => client.updateSettings(settings),
      cancel: ({ batchId }) => client.cancel({ batchId }),
      retry: ({ batchId }, options) => client.retry({ batchId }, options),
      status: ({ batchId }, options) => client.status({ batchId }, options),
      reject: ({ batchId }) => client.reject({ batchId }),
      async list(filter = {}, options) {
        const { batchTransfer, total } = await client.list({ pageNumber: 1, ...filter }, options)
        return { batches: batchTransfer.transfer, total }
      },
      async get({ id, pageNumber = 1 }, options) {
        const { transfer, payments, total } = await client.get({ id, pageNumber }, options)
        return { batch: transfer, payments: payments.payment, total }
      },
      file: ({ id }) =>
        fileAt(bank, async options => (await bank.call(batchMethods.file, { id }, options)).url),
      receipt: ({ id }) =>
        bank.fetchDocument({
          path: legalCalls.pdf.path.replace('{template}', 'batchReceipt'),
          body: { id },
          mediaType: 'application/pdf',
        }),
    }
  },
}

/** Finds the path of a file and fetches it, both for the same user and customer. */
async function fileAt(
  bank: BankAccess,
  find: (options: { readonly subject: ReturnType<BankAccess['subject']> }) => Promise<string>,
): Promise<BankDocument> {
  const subject = bank.subject()
  const path = await find({ subject })
  return bank.fetchDocument({ path, body: {}, mediaType: 'text/csv', subject })
}

import type { CallFiles, Calls } from '../call.ts'
import { MOST_FILE_BYTES } from '../files/index.ts'

/** Its type isn't checked: the content of a table shows in no first bytes. */
const BATCH_FILE = {
  names: ['document'],
  types: ['text/csv'],
  mostBytes: MOST_FILE_BYTES,
  idsIn: 'upload',
} as const satisfies CallFiles

/** The bank's calls about batches: many payments made together. */
export const batchCalls = {
  /**
   * Returns the columns of a kind of file, and the countries, currencies, fields and limits for
   * checking its rows.
   */
  format: {
    name: 'massFormatGet',
    effect: 'read',
    needs: 'initiate',
    staff: 'sees',
    answer: 'format',
    worded: true,
    staleOn: ['accessChanged'],
  },
  /** Returns the addresses of a sample file for each kind. */
  samples: {
    name: 'massSampleLinksGet',
    effect: 'read',
    needs: 'initiate',
    staff: 'sees',
    answer: 'links',
  },
  /** Returns a sample: `text/csv`, with its name in `Content-Disposition`. */
  sampleContent: {
    method: 'POST',
    path: '/batch-samples/{name}',
    effect: 'read',
    access: 'customer',
    needs: 'initiate',
    staff: 'sees',
  },
  /**
   * Takes the file of a batch of payments that leave the bank, and keeps it as a draft, faulty rows
   * included. Answers `92`, and keeps nothing, if an identical batch was submitted in the last 30
   * days: one from the same account with the same payments in any order.
   *
   * @throws {SixpenceError} `invalid_input` at `draftsFull` if the customer has the maximum number
   *   of drafts
   */
  handIn: {
    name: 'massTransfer',
    effect: 'write',
    needs: 'initiate',
    permission: ['massWire', 'massEft', 'massCard', 'massCrypto'],
    staff: 'never',
    answers: ['92'],
    once: 'all',
    files: BATCH_FILE,
  },
  /** Like `massTransfer`, for payments to other customers: as a file, or as text. */
  handInP2p: {
    name: 'p2pMassTransfer',
    effect: 'write',
    needs: 'initiate',
    permission: ['massP2p'],
    staff: 'never',
    answers: ['92'],
    once: 'all',
    files: BATCH_FILE,
  },
  /**
   * Returns a draft with a page of its rows.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it belongs to another customer
   */
  draftRows: {
    name: 'batchPaymentList',
    effect: 'read',
    needs: 'initiate',
    staff: 'sees',
    keep: 'whileShown',
  },
  /**
   * Changes up to 1,000 rows of a draft: all of them, or none.
   *
   * @throws {SixpenceError} `changed_meanwhile` for another version than the draft's own one; then
   *   `newer` is the draft
   */
  change: {
    name: 'batchPaymentsUpdate',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
  },
  /**
   * Submits a draft as it is, and pays it or keeps it for an approval, once under its key. Answers
   * `92`, and changes nothing, if an identical batch was submitted in the last 30 days; the key can
   * be used again then.
   *
   * @throws {SixpenceError} `changed_meanwhile` for another version than the draft's own one;
   *   `invalid_input` if a row has a fault, and with the new figure if price or balance have
   *   changed
   */
  submit: {
    name: 'batchSubmit',
    effect: 'write',
    needs: 'initiate',
    permission: ['massP2p', 'massWire', 'massEft', 'massCard', 'massCrypto'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    answers: ['92'],
    makesOld: ['accounts', 'approvals', 'batches', 'history', 'payments'],
  },
  /** Returns the customer's choices about all their batches. */
  settings: {
    name: 'batchSettingsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'settings',
  },
  /**
   * Changes the choices of a business about all its batches.
   *
   * @throws {SixpenceError} `no_access` for a person, whose names are always compared
   */
  updateSettings: {
    name: 'batchSettingsUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'settings',
  },
  /** Deletes a draft. Nothing of it is kept. */
  reject: {
    name: 'batchReject',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
  },
  /**
   * Cancels a batch that waits for a code or an approver, or is being executed: payments that have
   * begun end as they do, and the others aren't made. Their money is no longer set aside. A batch
   * that waits is cancelled by the user who submitted it. Repeating the call changes nothing.
   *
   * @throws {SixpenceError} `request_decided` if it is over; `no_access` if there is none, it is a
   *   draft, it belongs to another customer, or another user submitted it
   */
  cancel: {
    name: 'batchCancel',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    makesOld: ['accounts', 'approvals', 'batches', 'history', 'payments'],
  },
  /**
   * Makes a new draft of the payments of a batch that weren't made, once it is over: each row
   * replaces the one that it was made of. Once one of the two is paid, the other isn't any more.
   *
   * @throws {SixpenceError} `invalid_input` if it isn't over or all its payments were made, and at
   *   `draftsFull` if the customer has the maximum number of drafts; `no_access` if there is none,
   *   or it belongs to another customer
   */
  retry: {
    name: 'batchRetry',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    once: 'all',
  },
  /**
   * Returns the progress of a submitted batch: its state, the number of its rows by state, and what
   * it has paid and still sets aside.
   *
   * @throws {SixpenceError} `no_access` if there is none, it is a draft, or it belongs to another
   *   customer
   */
  status: {
    name: 'batchStatusGet',
    effect: 'read',
    needs: 'read',
    scope: 'embed',
    staff: 'sees',
    answer: 'progress',
    keep: 'whileShown',
    staleOn: ['accessChanged', 'batchChanged', 'requestChanged'],
  },
  /**
   * Lists the customer's batches, newest first. On top of them are the drafts of the kinds that the
   * caller may prepare, the last changed first.
   */
  list: {
    name: 'batchTransferList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    pages: 'batches',
    staleOn: ['accessChanged', 'balanceChanged', 'batchChanged', 'requestChanged'],
  },
  /**
   * Returns a batch with 20 of its payments, in the order of its file; `pageNumber` starts at 1. A
   * draft, for those who may prepare batches of its kind, comes without payments: read its rows by
   * `batchPaymentList`.
   *
   * @throws {SixpenceError} `no_access` if there is none, or it belongs to another customer
   */
  get: {
    name: 'batchTransferGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    pages: 'payments',
    staleOn: ['accessChanged', 'balanceChanged', 'batchChanged', 'requestChanged'],
  },
  /**
   * Returns the address of a batch's original file with the result of each line, as CSV without
   * anything that a spreadsheet takes for a formula.
   *
   * @throws {SixpenceError} `no_access` if there is none, it is a draft, or it belongs to another
   *   customer
   */
  file: {
    name: 'batchFileView',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
  },
  /** Returns the file: `text/csv`, with its name in `Content-Disposition`. */
  fileContent: {
    method: 'POST',
    path: '/batch-files/{ticket}',
    effect: 'read',
    access: 'customer',
    needs: 'read',
    staff: 'sees',
  },
} as const satisfies Calls

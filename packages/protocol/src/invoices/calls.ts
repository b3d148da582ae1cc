import type { Calls } from '../call.ts'
import { invoiceLinkCalls } from './link-calls.ts'

const LISTING = {
  effect: 'read',
  needs: 'read',
  staff: 'sees',
  pages: 'items',
  staleOn: ['invoiceChanged', 'requestChanged'],
} as const

/** The calls about invoices for signed-in customers. */
export const ownInvoiceCalls = {
  /** Lists the invoices addressed to the customer, or paid by them through a link, newest first. */
  listReceived: { ...LISTING, name: 'invoiceReceivedList' },
  /** Lists the invoices the customer has sent, newest first. */
  listSent: { ...LISTING, name: 'invoiceSentList' },
  /**
   * Adds up the invoices of both lists that are neither paid nor rejected: their number and amount
   * in each currency. Received ones include the fee.
   */
  openTotals: {
    name: 'invoiceOpenTotalsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    staleOn: ['invoiceChanged', 'requestChanged'],
  },
  /**
   * Returns an invoice that the customer has sent, received or opened by its link.
   *
   * @throws {SixpenceError} `no_access` for any other
   */
  get: {
    name: 'invoiceGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'invoice',
    keep: 'whileShown',
    staleOn: ['invoiceChanged', 'requestChanged'],
  },
  /**
   * Sends an invoice. The bank emails a link to the payer, with the sender's verified name and
   * never with the note. If the payer is a customer, it also appears among their received
   * invoices.
   *
   * @throws {SixpenceError} `too_soon` after 50 on one day to addresses that have never paid this
   *   customer; `key_reused` if the key belongs to another invoice
   */
  create: {
    name: 'invoiceCreate',
    effect: 'write',
    needs: 'initiate',
    permission: ['requestMoney'],
    staff: 'never',
    once: 'all',
    answer: 'invoice',
  },
  /**
   * Creates an invoice for adding money to the customer's own account, in the currency of the
   * oldest open payment account. Anyone with its link can pay it; nobody can reject it.
   *
   * @throws {SixpenceError} `key_reused` if the key belongs to another invoice
   */
  createFunding: {
    name: 'fundingInvoiceCreate',
    effect: 'write',
    needs: 'initiate',
    permission: ['fundingByInvoice'],
    staff: 'never',
    once: 'all',
    answer: 'invoice',
  },
  /**
   * Rejects an invoice for good. Only its addressee can, and never an invoice of the bank itself;
   * `mayWithInvoice` has the rules.
   *
   * @throws {SixpenceError} `invalid_input` with the current status, e.g. `invoicePaid`, if someone
   *   else was faster
   */
  reject: {
    name: 'invoiceReject',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    answer: 'invoice',
  },
  /**
   * Pays an invoice from an account in its currency. The bank's record determines amount, fee and
   * payee; the total shown to the customer is sent along, so that the bank can refuse if it
   * differs. An invoice is paid only once, regardless of payer and key.
   *
   * @throws {SixpenceError} `invalid_input` with `invoicePaid`, `invoiceRejected` or
   *   `invoicePending` if someone else was faster
   */
  pay: {
    name: 'invoicePay',
    effect: 'write',
    needs: 'initiate',
    permission: ['invoice'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    makesOld: ['accounts', 'history', 'invoices', 'payments', 'verification'],
  },
  /** Creates another link to an invoice that the customer has sent. Earlier links keep working. */
  createLink: { name: 'invoiceLinkCreate', effect: 'write', needs: 'initiate', staff: 'never' },
  /**
   * Ends all links to an invoice that the customer has sent. Anyone who opened it by a link loses
   * access.
   */
  endLinks: {
    name: 'invoiceLinksEnd',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    answer: 'invoice',
  },
  /**
   * Opens an invoice for the customer by its link. `get` and `pay` accept it from then on.
   *
   * @throws {SixpenceError} `no_access` if the link doesn't work
   */
  openLink: {
    name: 'invoiceLinkOpen',
    effect: 'write',
    needs: 'read',
    staff: 'never',
    idempotent: true,
    answer: 'invoice',
  },
  /**
   * Reports that the customer doesn't know the sender. The bank sends no more emails from them to
   * this address.
   */
  blockSender: {
    name: 'invoiceSenderBlock',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    answer: 'invoice',
  },
  /**
   * Returns an invoice as a PDF in the language of the request. The path is the invoice's `urlPdf`,
   * valid for five minutes and only for the customer who read it.
   */
  pdf: {
    method: 'POST',
    path: '/invoice-files/{ticket}',
    effect: 'read',
    access: 'customer',
    needs: 'read',
    staff: 'sees',
    staffAct: 'payments',
  },
} as const satisfies Calls

/** The bank's calls about invoices. */
export const invoiceCalls: typeof ownInvoiceCalls & typeof invoiceLinkCalls =
  /* @__PURE__ */ (() => ({
    ...ownInvoiceCalls,
    ...invoiceLinkCalls,
  }))()

import type { Calls } from '../call.ts'
import { invoiceLinkCalls } from './link-calls.ts'

const LISTING = {
  effect: 'read',
  needs: 'read',
  staff: 'sees',
  pages: 'items',
  staleOn: ['invoiceChanged', 'requestChanged'],
} as const

/** What can be asked about invoices by a customer who has signed in. */
export const ownInvoiceCalls = {
  /** Lists what the customer is asked to pay, or has paid by a link, newest first. */
  listReceived: { ...LISTING, name: 'invoiceReceivedList' },
  /** Lists what the customer has asked others for, newest first. */
  listSent: { ...LISTING, name: 'invoiceSentList' },
  /**
   * Adds up what is neither paid nor rejected, of each of the two lists: how many invoices and how
   * much, never over several currencies. What others ask for counts with the fee.
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
   * One invoice that the customer has sent, is asked to pay, or has opened by its link.
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
   * Asks somebody for money. The bank mails them a link, with the name it has verified and never
   * with the note; a customer finds it among what they received.
   *
   * @throws {SixpenceError} `too_soon` after 50 on one day to addresses that have never paid this
   *   customer; `key_reused` for a key of another invoice
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
   * Asks for money onto the customer's own account, in the currency of the oldest payment account
   * that is open. Whoever has its link can pay it; nobody can reject it.
   *
   * @throws {SixpenceError} `key_reused` for a key of another invoice
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
   * Refuses to pay, for good. Only who was asked can; what the bank asks for cannot be rejected.
   * Which invoices can: see `mayWithInvoice`.
   *
   * @throws {SixpenceError} `invalid_input` naming where it stands, e.g. `invoicePaid`, when
   *   somebody was faster
   */
  reject: {
    name: 'invoiceReject',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    answer: 'invoice',
  },
  /**
   * Pays an invoice from an account in its currency. The bank's record decides amount, fee and
   * payee; what the customer was shown is sent along, so that the bank can refuse if it differs. An
   * invoice is paid once, whoever pays and under however many keys.
   *
   * @throws {SixpenceError} `invalid_input` naming `invoicePaid`, `invoiceRejected` or
   *   `invoicePending`, when somebody was faster
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
  /** Makes another link to an invoice that the customer has sent: those of before go on. */
  createLink: { name: 'invoiceLinkCreate', effect: 'write', needs: 'initiate', staff: 'never' },
  /** Ends every link to an invoice that the customer has sent. Who opened it by one loses it. */
  endLinks: {
    name: 'invoiceLinksEnd',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    answer: 'invoice',
  },
  /**
   * Opens an invoice by its link for the customer: `get` and `pay` take it from then on.
   *
   * @throws {SixpenceError} `no_access` when the link leads nowhere
   */
  openLink: {
    name: 'invoiceLinkOpen',
    effect: 'write',
    needs: 'read',
    staff: 'never',
    idempotent: true,
    answer: 'invoice',
  },
  /** Says that the customer does not know who sent it: no mail from them comes to this address. */
  blockSender: {
    name: 'invoiceSenderBlock',
    effect: 'write',
    needs: 'initiate',
    staff: 'never',
    answer: 'invoice',
  },
  /**
   * Hands out an invoice as a PDF in the language of the request: `urlPdf` of an invoice, valid for
   * five minutes and for the customer who asked.
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

/** What can be asked of a bank about invoices. */
export const invoiceCalls: typeof ownInvoiceCalls & typeof invoiceLinkCalls =
  /* @__PURE__ */ (() => ({
    ...ownInvoiceCalls,
    ...invoiceLinkCalls,
  }))()

import type { Calls } from '../call.ts'

/** What can be asked of a bank by whoever holds the link of an invoice. */
export const invoiceLinkCalls = {
  /**
   * What the page of a link shows, to whoever holds it.
   *
   * @throws {SixpenceError} `no_access` when the link leads nowhere
   */
  getByLink: {
    name: 'invoiceLinkGet',
    effect: 'read',
    access: 'public',
    answer: 'invoice',
    keep: 'whileShown',
  },
  /** Says that whoever it was mailed to does not know the sender; a link that was copied is refused. */
  blockSenderByLink: { name: 'invoiceLinkSenderBlock', effect: 'write', access: 'public' },
  /**
   * Hands out the PDF of a link's invoice by its `urlPdf`, for five minutes: an address that a
   * browser may open, in the language that it adds as `locale`.
   */
  pdfByLink: {
    method: 'GET',
    path: '/public-api/invoice-files/{ticket}',
    effect: 'read',
    access: 'public',
  },
} as const satisfies Calls

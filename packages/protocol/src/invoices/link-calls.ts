import type { Calls } from '../call.ts'

/** The calls for anyone who has the link of an invoice. */
export const invoiceLinkCalls = {
  /**
   * Returns the invoice of a link, as its page shows it.
   *
   * @throws {SixpenceError} `no_access` if the link doesn't work
   */
  getByLink: {
    name: 'invoiceLinkGet',
    effect: 'read',
    access: 'public',
    answer: 'invoice',
    keep: 'whileShown',
  },
  /**
   * Reports that the recipient of an emailed link doesn't know the sender. Refused for a copied
   * link.
   */
  blockSenderByLink: { name: 'invoiceLinkSenderBlock', effect: 'write', access: 'public' },
  /**
   * Returns the PDF of a link's invoice by its `urlPdf`, for five minutes. A browser may open the
   * address, with the language as `locale`.
   */
  pdfByLink: {
    method: 'GET',
    path: '/public-api/invoice-files/{ticket}',
    effect: 'read',
    access: 'public',
  },
} as const satisfies Calls

import type { Calls } from '../call.ts'

/** The bank's calls about its legal entity and the customer's agreements. */
export const legalCalls = {
  /** Returns the legal entity of the bank, and the signed-in user's agreements, newest first. */
  info: { name: 'legalInfoGet', effect: 'read', needs: 'own', staff: 'sees', keep: 'whileShown' },
  /**
   * Returns an agreement as a PDF.
   *
   * @throws {SixpenceError} `no_access` if it isn't the customer's
   */
  agreement: { name: 'agreementDownload', effect: 'read', needs: 'own', staff: 'sees' },
  /**
   * Returns a document in the language of the request. `id` is its subject: an account, an
   * agreement, a statement, a completed row of the history, a batch, an uploaded document or `all`
   * of them. A success is `application/pdf`, with the file's name in `Content-Disposition`.
   */
  pdf: {
    method: 'POST',
    path: '/pdf?template={template}',
    effect: 'read',
    access: 'customer',
    needs: 'read',
    staff: 'sees',
  },
} as const satisfies Calls

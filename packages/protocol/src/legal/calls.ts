import type { Calls } from '../call.ts'

/** What can be asked of a bank about legal. */
export const legalCalls = {
  /** Tells who the bank is, and what was agreed with the person who is signed in, newest first. */
  info: { name: 'legalInfoGet', effect: 'read', needs: 'own', staff: 'sees', keep: 'whileShown' },
  /**
   * An agreement as a PDF.
   *
   * @throws {SixpenceError} `no_access` for one that is not the customer's
   */
  agreement: { name: 'agreementDownload', effect: 'read', needs: 'own', staff: 'sees' },
  /**
   * Writes a document in the language of the request. `id` is of what it is about: an account, an
   * agreement, a statement, a row of the history that is completed, a document that was uploaded or
   * `all` of them. A success is `application/pdf`, with the file's name in `Content-Disposition`.
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

import type { Calls } from '../call.ts'

/** What can be asked of a bank about documents. */
export const documentCalls = {
  /**
   * Lists the documents of the customer acted for by category, with what is asked for. Who may only
   * upload sees those of the business, and none about its owner.
   */
  list: {
    name: 'documentsInquiry',
    effect: 'read',
    needs: 'upload',
    staff: 'sees',
    answer: 'documents',
    keep: 'whileShown',
    worded: true,
    staleOn: ['standingChanged'],
  },
  /** Uploads a document of up to three files; answers its id. */
  upload: {
    name: 'documentUpload',
    effect: 'write',
    needs: 'upload',
    staff: 'never',
    answer: 'id',
    once: 'all',
  },
  /**
   * Takes the bytes of a large file in pieces, as tus 1.0.0 has it (creation and termination):
   * `POST` makes place for it, `HEAD`, `PATCH` and `DELETE` at the address that is answered say how
   * much is there, add the next piece and give up. `upload` names it; else it is gone after a day.
   */
  sendPieces: {
    method: 'POST',
    path: '/uploads',
    effect: 'write',
    access: 'customer',
    needs: 'upload',
    staff: 'never',
  },
} as const satisfies Calls

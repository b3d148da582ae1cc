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
} as const satisfies Calls

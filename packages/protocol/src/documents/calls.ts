import type { Calls } from '../call.ts'
import { FILE_TYPES, MOST_FILE_BYTES } from '../files/index.ts'
import { DOCUMENT_PARTS } from './facts.ts'

/** The bank's calls about documents. */
export const documentCalls = {
  /**
   * Lists the documents of the customer acted for by category, with those the bank requires. Users
   * who may only upload see the business's documents, but none about its owner.
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
  /** Uploads a document of up to three files, and returns its id. */
  upload: {
    name: 'documentUpload',
    effect: 'write',
    needs: 'upload',
    staff: 'never',
    answer: 'id',
    once: 'all',
    files: {
      names: DOCUMENT_PARTS,
      types: FILE_TYPES,
      mostBytes: MOST_FILE_BYTES,
      idsIn: 'uploads',
    },
  },
  /**
   * Takes the bytes of a large file in parts by tus 1.0.0 (creation and termination). `POST`
   * creates the upload; `HEAD`, `PATCH` and `DELETE` at the returned address read its offset, add
   * the next part and cancel it. Pass its id to the call that takes the file within a day, or it is
   * deleted.
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

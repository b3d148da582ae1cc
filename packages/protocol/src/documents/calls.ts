import type { Calls } from '../call.ts'

/** What can be asked of a bank about documents. */
export const documentCalls = {
  /** Lists the papers that a business is asked for, with what has been handed in. */
  list: {
    name: 'documentsInquiry',
    effect: 'read',
    needs: 'upload',
    staff: 'sees',
    answer: 'documents',
    keep: 'whileShown',
  },
  /**
   * Hands in a file, or another one in its place; answers its id. The signal gives up: whether the
   * bank has it is known by trying again under the same key.
   *
   * @throws {SixpenceError} Before anything is sent `file_size` above 10 MB and `file_type` for
   *   everything but PDF, PNG and JPEG; `key_reused` for a key of another file; `no_access`,
   *   `offline`, `timeout`, `server_unavailable`
   */
  upload: {
    name: 'documentUpload',
    effect: 'write',
    needs: 'upload',
    staff: 'never',
    answer: 'id',
    once: 'all',
  },
} as const satisfies Calls

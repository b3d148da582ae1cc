import { documentCalls, documentMethods } from '@sixpence/protocol/documents'
import { legalMethods } from '@sixpence/protocol/legal'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { loadedLater } from '../errors/index.ts'
import type { BankDocument } from '../http/index.ts'
import { randomId } from '../platform/index.ts'
import { createUploadTask } from './create-upload-task.ts'
import type { DocumentUpload } from './document-upload.ts'
import type { UploadTask } from './upload-task.ts'

/** Documents that customers upload and the bank requests. Available as `sixpence.documents`. */
export interface Documents extends ClientOf<typeof documentMethods, 'upload' | 'sendPieces'> {
  /** Returns a key for one document. Keep it with the document for all retries. */
  newKey(): string
  /**
   * Uploads a document, starting at once. Files above 1,000,000 bytes are sent in pieces; after a
   * lost connection, a reload or a new sign-in, the same file continues where it stopped. Fails
   * with `file_refused` before anything is sent for a file that `judgeFile` refuses;
   * `invalid_input` for anything the bank refuses; `key_reused` for the key of another document;
   * `too_soon` if too much was uploaded today that no document uses; `no_access`, `offline`,
   * `timeout`, `server_unavailable`.
   */
  upload(upload: DocumentUpload): UploadTask
  /**
   * Returns a PDF that confirms received files: the time, purpose, SHA-256 and deletion date of
   * each. For one document by its id, by default for all.
   *
   * @throws {SixpenceError} `not_found` if there are none
   */
  receipt(document?: { readonly id: string }): Promise<BankDocument>
}

/** The code that reads, checks and sends files. */
const load = /* @__PURE__ */ loadedLater(() => import('./send-document.ts'))

/** Calls about documents. */
export const documents: Domain<Documents, typeof documentCalls> = {
  name: 'documents',
  calls: documentCalls,
  open(bank) {
    const newKey = () => randomId(bank.platform)
    return {
      ...clientOf(bank, documentMethods),
      newKey,
      receipt: ({ id } = { id: 'all' }) =>
        bank.fetchDocument({
          path: legalMethods.pdf.path.replace('{template}', 'documentsReceipt'),
          body: { id },
          mediaType: 'application/pdf',
        }),
      upload({ key = newKey(), ...upload }) {
        // The user may switch to another customer while the files are being read.
        const sending = { upload: { ...upload, key }, subject: bank.subject() }
        return createUploadTask({
          send: async attempt => (await load()).sendDocument(bank, sending, attempt),
          giveUp: async () => (await load()).giveUpDocument(bank, sending),
          onDiagnostic: bank.onDiagnostic,
        })
      },
    }
  },
}

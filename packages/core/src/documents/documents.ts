import { documentCalls, documentMethods } from '@sixpence/protocol/documents'
import { legalMethods } from '@sixpence/protocol/legal'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { BankDocument } from '../http/index.ts'
import { randomId } from '../platform/index.ts'
import { createUploadTask } from './create-upload-task.ts'
import type { DocumentUpload } from './document-upload.ts'
import { giveUpDocument, sendDocument } from './send-document.ts'
import type { UploadTask } from './upload-task.ts'

/** What customers upload, and what the bank asks for. Reached as `sixpence.documents`. */
export interface Documents extends ClientOf<typeof documentMethods, 'upload' | 'sendPieces'> {
  /** A key for one document: kept with it for as long as it is tried. */
  newKey(): string
  /**
   * Uploads a document, beginning at once. Files above 1,000,000 bytes go in pieces: after a drop,
   * on a page that was loaded anew and after a new sign-in the same file goes on where it was. It
   * fails with `file_refused` before anything is sent for a file that `judgeFile` does not take;
   * with `invalid_input` for what the bank does not; `key_reused` for a key of another document;
   * `too_soon` where too much was sent today that no document names; `no_access`, `offline`,
   * `timeout`, `server_unavailable`.
   */
  upload(upload: DocumentUpload): UploadTask
  /**
   * Which files have come, as a PDF: when, for what, the SHA-256 of each and the day on which it is
   * deleted. Of one document by its id, by default of all.
   *
   * @throws {SixpenceError} `not_found` where there are none
   */
  receipt(document?: { readonly id: string }): Promise<BankDocument>
}

/** The calls about documents. */
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
        // While the files are read, the user may begin to act for another customer.
        const sending = { upload: { ...upload, key }, subject: bank.subject() }
        return createUploadTask({
          send: attempt => sendDocument(bank, sending, attempt),
          giveUp: () => giveUpDocument(bank, sending),
          onDiagnostic: bank.onDiagnostic,
        })
      },
    }
  },
}

import { type CompanyDocument, documentCalls, documentMethods } from '@sixpence/protocol/documents'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { randomId } from '../platform/index.ts'
import { checkFile } from '../transport/index.ts'

/** The input for uploading a file. */
export interface DocumentUpload {
  readonly documentType: CompanyDocument['documentType']
  readonly file: File
  /**
   * Names this file for the bank: see `Documents.newKey`. With the same one a try after a lost
   * answer hands nothing in twice.
   */
  readonly key: string
  /** Called with the share that has been sent, from 0 to 1; never called if the platform can't tell. */
  readonly onSent?: ((share: number) => void) | undefined
}

/** The papers of a business. Reached as `sixpence.documents`. */
export interface Documents extends ClientOf<typeof documentMethods, 'upload'> {
  /** A key for one file: kept with it for as long as it is tried. */
  newKey(): string
  /**
   * Hands in a file, or another one in its place; answers its id. The signal gives up: whether the
   * bank has it is known by trying again under the same key.
   *
   * @throws {SixpenceError} Before anything is sent `file_size` above 10 MB and `file_type` for
   *   everything but PDF, PNG and JPEG; `key_reused` for a key of another file; `no_access`,
   *   `offline`, `timeout`, `server_unavailable`
   */
  upload(upload: DocumentUpload, options?: ReadOptions): Promise<string>
}

/** The calls about papers. */
export const documents: Domain<Documents, typeof documentCalls> = {
  name: 'documents',
  calls: documentCalls,
  open(bank) {
    const { call, platform, subject: present } = bank
    return {
      ...clientOf(bank, documentMethods),
      newKey: () => randomId(platform),
      async upload({ documentType, ...asked }, { signal } = {}) {
        // While the file is read, the user may begin to act for another customer.
        const subject = present()
        await checkFile(asked.file)
        return (await call(documentMethods.upload, { documentType }, { ...asked, subject, signal }))
          .id
      },
    }
  },
}

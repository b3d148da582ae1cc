import { type CompanyDocument, documentMethods } from '@sixpence/protocol'
import { randomId, type Platform } from '../platform/index.ts'
import type { Subject } from '../http/index.ts'
import { checkFile, type CallNamedMethod } from '../transport/index.ts'

/** What is needed to hand in a file. */
export interface DocumentUpload {
  readonly documentType: CompanyDocument['documentType']
  readonly file: File
  /**
   * Names this file for the bank: see `Documents.newKey`. With the same one a try after a lost
   * answer hands nothing in twice.
   */
  readonly key: string
  /** Hears the share that has gone out, from 0 to 1; nothing where the platform cannot tell. */
  readonly onSent?: ((share: number) => void) | undefined
}

/** The papers of a business. Reached as `sixpence.documents`. */
export interface Documents {
  /** What is asked for, and what has been handed in. */
  list(signal?: AbortSignal): Promise<readonly CompanyDocument[]>
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
  upload(upload: DocumentUpload, signal?: AbortSignal): Promise<string>
}

interface DocumentsOptions {
  readonly call: CallNamedMethod
  readonly platform: Pick<Platform, 'randomBytes'>
  /** Who is signed in and whom they act for; undefined while that is not known. */
  readonly subject: () => Subject | undefined
}

/** Binds the calls about papers to a bank. */
export function createDocuments({ call, platform, subject: present }: DocumentsOptions): Documents {
  return {
    list: async signal => (await call(documentMethods.list, {}, { signal })).documents,
    newKey: () => randomId(platform),
    async upload({ documentType, ...asked }, signal) {
      // While the file is looked at somebody else may come to be acted for.
      const subject = present()
      await checkFile(asked.file)
      return (await call(documentMethods.upload, { documentType }, { ...asked, subject, signal }))
        .id
    },
  }
}

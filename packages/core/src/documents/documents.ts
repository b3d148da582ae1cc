import { DOCUMENT_PARTS, documentCalls, documentMethods } from '@sixpence/protocol/documents'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { BankAccess, Domain } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'
import { randomId } from '../platform/index.ts'
import { createUploadTask } from './create-upload-task.ts'
import type { DocumentFiles, DocumentUpload } from './document-upload.ts'
import { judgeFile } from './judge-file.ts'
import { readFileFacts } from './read-file-facts.ts'
import type { UploadTask } from './upload-task.ts'

/** What customers upload, and what the bank asks for. Reached as `sixpence.documents`. */
export interface Documents extends ClientOf<typeof documentMethods, 'upload'> {
  /** A key for one document: kept with it for as long as it is tried. */
  newKey(): string
  /**
   * Uploads a document, beginning at once. It fails with `file_refused` before anything is sent for
   * a file that `judgeFile` does not take; with `invalid_input` for what the bank does not;
   * `key_reused` for a key of another document; `no_access`, `offline`, `timeout`,
   * `server_unavailable`.
   */
  upload(upload: DocumentUpload): UploadTask
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
      upload: ({ key = newKey(), ...upload }) => uploadAt(bank, { ...upload, key }),
    }
  },
}

function uploadAt(
  { call, subject: present }: BankAccess,
  { files, key, ...upload }: DocumentUpload & { readonly key: string },
): UploadTask {
  // While the files are read, the user may begin to act for another customer.
  const subject = present()
  return createUploadTask(async attempt => {
    await judgeFiles(files)
    const options = { ...attempt, files, key, subject }
    return (await call(documentMethods.upload, inputOf(upload), options)).id
  })
}

/** @throws {SixpenceError} `file_refused` */
async function judgeFiles(files: DocumentFiles): Promise<void> {
  const judged = await Promise.all(
    DOCUMENT_PARTS.flatMap(part => {
      const file = files[part]
      return file ? [readFileFacts(file).then(facts => ({ part, ...judgeFile(facts) }))] : []
    }),
  )
  const fields = judged.flatMap(({ part, result }) =>
    result === 'taken' ? [] : [{ field: part, message: result }],
  )
  if (fields.length > 0) throw new SixpenceError('file_refused', 'A file is refused', { fields })
}

function inputOf({
  documentTypeId,
  relationshipTypeId,
  passwords = {},
  ...input
}: Omit<DocumentUpload, 'files' | 'key'>) {
  return {
    ...input,
    documentType: documentTypeId,
    relationshipDocumentType: relationshipTypeId,
    documentPassword: passwords.mainDocument,
    additionalDocumentPassword: passwords.additionalDocument,
    relationshipDocumentPassword: passwords.relationshipDocument,
  }
}

import {
  DOCUMENT_PARTS,
  type DocumentPart,
  documentCalls,
  documentMethods,
} from '@sixpence/protocol/documents'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { BankAccess, Domain } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'
import { randomId } from '../platform/index.ts'
import { createUploadTask } from './create-upload-task.ts'
import type { DocumentFiles, DocumentUpload } from './document-upload.ts'
import { judgeFile } from './judge-file.ts'
import { isSameFile, readFileFacts, stripPicture } from './read-file.ts'
import type { UploadFiles } from '../transport/index.ts'
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
    const prepared = await prepareFiles(files)
    const options = { ...attempt, files: prepared, key, subject }
    return (await call(documentMethods.upload, inputOf(upload), options)).id
  })
}

/**
 * Judges all files, and strips the pictures among them.
 *
 * @throws {SixpenceError} `file_refused`
 */
async function prepareFiles(files: DocumentFiles): Promise<UploadFiles> {
  const chosen = DOCUMENT_PARTS.flatMap(part => (files[part] ? [{ part, file: files[part] }] : []))
  const faults = await Promise.all(chosen.map(({ part, file }) => faultOf(part, file, files)))
  const fields = faults.flatMap((message, index) =>
    message === undefined ? [] : [{ field: chosen[index]?.part ?? '', message }],
  )
  if (fields.length > 0) throw new SixpenceError('file_refused', 'A file is refused', { fields })
  const stripped = await Promise.all(
    chosen.map(async ({ part, file }) => [part, await stripPicture(file)] as const),
  )
  return Object.fromEntries(stripped)
}

async function faultOf(part: DocumentPart, file: File, { mainDocument }: DocumentFiles) {
  const { result } = judgeFile(await readFileFacts(file))
  if (result !== 'taken') return result
  const isSame = part === 'additionalDocument' && (await isSameFile(file, mainDocument))
  return isSame ? 'fileSame' : undefined
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

import { DATE_OF_FAULT, documentMethods, type DocumentPart } from '@sixpence/protocol/documents'
import { utcDay } from '@sixpence/protocol/utc-day'
import type { BankAccess } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import type { UploadFiles } from '../transport/index.ts'
import type { DocumentUpload } from './document-upload.ts'
import type { SendDocument } from './create-upload-task.ts'
import { judgeDates } from './judge-dates.ts'
import { chosenFiles, prepareFiles } from './prepare-files.ts'
import { giveUp, sendFile } from './send-file.ts'
import { createUploadMemory } from './upload-memory.ts'

/** The highest share reported before the bank has answered. */
const ALL_SENT = 0.99

type Bank = Pick<BankAccess, 'call' | 'sendPiece' | 'platform' | 'namespace'>
type Attempt = Parameters<SendDocument>[0]

/** A document, and the customer it is sent for. */
export interface Sending {
  readonly upload: Omit<DocumentUpload, 'key'> & { readonly key: string }
  readonly subject: Subject | undefined
}

/** Sends large files in pieces, then a form with the small ones and the details. */
export async function sendDocument(
  bank: Bank,
  { upload: { files, key, ...upload }, subject }: Sending,
  { signal, onSent }: Attempt,
): Promise<string> {
  checkDates(upload, bank.platform.clock.now())
  const prepared = await prepareFiles(files)
  const large = prepared.flatMap(({ original, ...file }) =>
    file.isLarge
      ? [{ ...file, memory: createUploadMemory(bank, { file: original, subject }) }]
      : [],
  )
  const small = prepared.flatMap(({ part, file, isLarge }) => (isLarge ? [] : [[part, file]]))
  const total = prepared.reduce((sum, { file }) => sum + file.size, 0)
  let before = 0
  const report = (bytes: number) => onSent(Math.min(ALL_SENT, (before + bytes) / total))
  const uploads: Partial<Record<DocumentPart, string>> = {}
  for (const { part, file, memory } of large) {
    uploads[part] = await sendFile(file, { ...bank, memory, subject, signal, onBytes: report })
    before += file.size
  }
  const input = { ...inputOf(upload), ...(large.length > 0 && { uploads }) }
  const { id } = await bank.call(documentMethods.upload, input, {
    ...(small.length > 0 && { files: Object.fromEntries(small) as UploadFiles }),
    signal,
    key,
    subject,
    onSent: share => report(share * (total - before)),
  })
  for (const { memory } of large) await memory.forget()
  return id
}

/** Deletes the sent files of an abandoned document at the bank. */
export async function giveUpDocument(
  bank: Bank,
  { upload: { files }, subject }: Sending,
): Promise<void> {
  for (const [, file] of chosenFiles(files)) {
    await giveUp({ ...bank, memory: createUploadMemory(bank, { file, subject }), subject })
  }
}

/**
 * @throws {SixpenceError} `invalid_input` for a document that has expired or is dated in the
 *   future.
 */
function checkDates(dates: Pick<DocumentUpload, 'issuedDate' | 'expiresDate'>, now: number): void {
  const { result, because } = judgeDates({ ...dates, today: utcDay(now) })
  if (result === 'taken') return
  const field = DATE_OF_FAULT[result]
  throw new SixpenceError('invalid_input', because, { fields: [{ field, message: result }] })
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

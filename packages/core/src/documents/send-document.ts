import { DATE_OF_FAULT, documentMethods } from '@sixpence/protocol/documents'
import { utcDay } from '@sixpence/protocol/utc-day'
import type { BankAccess } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import { callWithFiles, giveUpFiles } from '../uploads/index.ts'
import type { DocumentUpload } from './document-upload.ts'
import type { SendDocument } from './create-upload-task.ts'
import { judgeDates } from './judge-dates.ts'
import { chosenFiles, prepareFiles } from './prepare-files.ts'

type Bank = Pick<BankAccess, 'call' | 'sendPiece' | 'platform' | 'namespace'>

/** A document, and the customer it is sent for. */
export interface Sending {
  readonly upload: Omit<DocumentUpload, 'key'> & { readonly key: string }
  readonly subject: Subject | undefined
}

/** Checks a document, and sends it with its files. Returns its id. */
export async function sendDocument(
  bank: Bank,
  { upload: { files, key, ...upload }, subject }: Sending,
  attempt: Parameters<SendDocument>[0],
): Promise<string> {
  checkDates(upload, bank.platform.clock.now())
  const { id } = await callWithFiles(
    bank,
    {
      method: documentMethods.upload,
      input: inputOf(upload),
      files: await prepareFiles(files),
      key,
      subject,
    },
    attempt,
  )
  return id
}

/** Deletes the sent files of an abandoned document at the bank. */
export async function giveUpDocument(
  bank: Bank,
  { upload: { files }, subject }: Sending,
): Promise<void> {
  await giveUpFiles(
    bank,
    chosenFiles(files).map(([, file]) => file),
    subject,
  )
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

import { type CallFiles, filePart } from '@sixpence/protocol'
import type { CallerContext, UploadedFile } from '../context.ts'
import { refuse } from '../http/index.ts'
import { findUpload } from './find-upload.ts'
import { storeFile } from './store-file.ts'
import { storedSource } from './stored-source.ts'
import { refuseUpload } from './upload-refusal.ts'

/** A file of a call: in its form, or sent before. */
export type SentFile = { readonly file: UploadedFile } | { readonly uploadId: string }

/** The data of a call, as far as it names files that were sent before. */
interface SentBefore<Name extends string> {
  readonly upload?: string | undefined
  readonly uploads?: Readonly<Partial<Record<Name, string | undefined>>> | undefined
}

interface NamedFile<Name extends string> {
  readonly name: Name
  readonly takes: CallFiles<Name>
}

/**
 * Finds a file of a call by its name: the one sent before, if the data has its id; otherwise the
 * one in the form. Returns undefined if there is neither.
 *
 * @throws {Refusal} `VF` for an empty file.
 */
export function findSent<Name extends string>(
  { name, takes: { idsIn } }: NamedFile<Name>,
  { upload, uploads }: SentBefore<Name>,
  { files, locale }: Pick<CallerContext, 'files' | 'locale'>,
): SentFile | undefined {
  const uploadId = idsIn === 'upload' ? upload : uploads?.[name]
  if (idsIn !== undefined && uploadId !== undefined) return { uploadId }
  const file = files?.get(filePart(name))
  if (file?.bytes.length === 0) throw refuseUpload(locale, filePart(name), 'fileEmpty')
  return file && { file }
}

/**
 * Stores a file that was in a form, or finds the one sent before. Returns its id.
 *
 * @throws {Refusal} `13` for an upload that is another customer's or missing; `VF` for one that is
 *   incomplete or larger than the call takes.
 */
export async function storeSent<Name extends string>(
  sent: SentFile,
  { name, takes: { mostBytes } }: NamedFile<Name>,
  context: CallerContext,
): Promise<string> {
  if ('file' in sent) return storeFile(sent.file, context)
  const upload = await findUpload(sent.uploadId, context)
  if (!upload) throw refuse.accessDenied('There is no such upload.')
  if (upload.size > mostBytes) {
    throw refuse.invalid(filePart(name), `A file has ${mostBytes} bytes at most.`)
  }
  if (upload.received < upload.size) {
    throw refuse.invalid(filePart(name), 'The upload is not complete: send the rest to /uploads.')
  }
  return upload.id
}

/**
 * Returns the bytes of a file of a call, for one that keeps no files. Undefined if there is none.
 *
 * @throws {Refusal} Like {@link findSent} and {@link storeSent}.
 */
export async function readSent<Name extends string>(
  named: NamedFile<Name>,
  data: SentBefore<Name>,
  context: CallerContext,
): Promise<Uint8Array | undefined> {
  const sent = findSent(named, data, context)
  if (!sent || 'file' in sent) return sent?.file.bytes
  const id = await storeSent(sent, named, context)
  const upload = await findUpload(id, context)
  const size = upload?.size ?? 0
  return storedSource(context.sql, { id, size }).read(0, size)
}

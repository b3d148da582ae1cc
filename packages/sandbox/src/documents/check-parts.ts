import { DOCUMENT_PARTS, type DocumentPart, filePart, isTwoSided } from '@sixpence/protocol'
import type { CallerContext, UploadedFile } from '../context.ts'
import { refuse } from '../http/index.ts'
import { refuseUpload } from '../papers/index.ts'
import type { UploadInput } from './check-upload.ts'
import { findUpload } from './pieces/find-upload.ts'
import { storeFile } from './files/store-file.ts'
import type { StoredPart } from './seal-part.ts'

/** A file of an upload, and its field: in the form, or sent before. */
export type PartOfUpload = { readonly part: DocumentPart } & (
  | { readonly file: UploadedFile }
  | { readonly uploadId: string }
)

/**
 * Returns the files of an upload, the main one first.
 *
 * @throws {Refusal} `VF` for the file that is missing.
 */
export function partsOf(
  { documentType, relationshipDocumentType, uploads }: UploadInput,
  { files, locale }: Pick<CallerContext, 'files' | 'locale'>,
): readonly PartOfUpload[] {
  const isNeeded: Readonly<Record<DocumentPart, boolean>> = {
    mainDocument: true,
    additionalDocument: isTwoSided(documentType),
    relationshipDocument: relationshipDocumentType !== undefined,
  }
  return DOCUMENT_PARTS.flatMap((part): PartOfUpload[] => {
    const file = files?.get(filePart(part))
    const uploadId = uploads?.[part]
    if (uploadId !== undefined) return [{ part, uploadId }]
    if (file?.bytes.length === 0) throw refuseUpload(locale, filePart(part), 'fileEmpty')
    if (file) return [{ part, file }]
    if (isNeeded[part]) throw refuseUpload(locale, filePart(part), 'fileMissing')
    return []
  })
}

/**
 * Stores the files of a form besides those that were sent before.
 *
 * @throws {Refusal} `13` for an upload that is another customer's or missing; `VF` for an
 *   incomplete one.
 */
export async function storeParts(
  parts: readonly PartOfUpload[],
  context: CallerContext,
): Promise<readonly StoredPart[]> {
  const stored: StoredPart[] = []
  for (const named of parts) {
    const fileId =
      'file' in named ? await storeFile(named.file, context) : await wholeUpload(named, context)
    stored.push({ part: named.part, fileId })
  }
  return stored
}

async function wholeUpload(
  { part, uploadId }: { part: DocumentPart; uploadId: string },
  context: CallerContext,
): Promise<string> {
  const upload = await findUpload(uploadId, context)
  if (!upload) throw refuse.accessDenied('There is no such upload.')
  if (upload.received < upload.size) {
    throw refuse.invalid(filePart(part), 'The upload is not complete: send the rest to /uploads.')
  }
  return upload.id
}

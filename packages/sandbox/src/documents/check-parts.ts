import { DOCUMENT_PARTS, type DocumentPart, filePart, isTwoSided } from '@sixpence/protocol'
import type { CallerContext, UploadedFile } from '../context.ts'
import { refuseUpload } from '../papers/index.ts'
import type { UploadInput } from './check-upload.ts'

/** A file of an upload, and which one. */
export interface PartOfUpload {
  readonly part: DocumentPart
  readonly file: UploadedFile
}

/**
 * The files of an upload, the main one first.
 *
 * @throws {Refusal} `VF` for the file that is missing.
 */
export function partsOf(
  { documentType, relationshipDocumentType }: UploadInput,
  { files, locale }: Pick<CallerContext, 'files' | 'locale'>,
): readonly PartOfUpload[] {
  const isNeeded: Readonly<Record<DocumentPart, boolean>> = {
    mainDocument: true,
    additionalDocument: isTwoSided(documentType),
    relationshipDocument: relationshipDocumentType !== undefined,
  }
  return DOCUMENT_PARTS.flatMap(part => {
    const file = files?.get(filePart(part))
    if (file?.bytes.length === 0) throw refuseUpload(locale, filePart(part), 'fileEmpty')
    if (file) return [{ part, file }]
    if (isNeeded[part]) throw refuseUpload(locale, filePart(part), 'fileMissing')
    return []
  })
}

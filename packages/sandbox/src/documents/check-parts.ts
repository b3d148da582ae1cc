import { DOCUMENT_PARTS, type DocumentPart, filePart, isTwoSided } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { findSent, refuseUpload, type SentFile, storeSent } from '../uploads/index.ts'
import type { UploadInput } from './check-upload.ts'
import { DOCUMENT_FILES } from './document-files.ts'
import type { StoredPart } from './seal-part.ts'

/** A file of a document, and its part in it. */
export type PartOfUpload = { readonly part: DocumentPart } & SentFile

/**
 * Returns the files of an upload, the main one first.
 *
 * @throws {Refusal} `VF` for the file that is missing.
 */
export function partsOf(
  input: UploadInput,
  context: Pick<CallerContext, 'files' | 'locale'>,
): readonly PartOfUpload[] {
  const isNeeded: Readonly<Record<DocumentPart, boolean>> = {
    mainDocument: true,
    additionalDocument: isTwoSided(input.documentType),
    relationshipDocument: input.relationshipDocumentType !== undefined,
  }
  return DOCUMENT_PARTS.flatMap((part): PartOfUpload[] => {
    const sent = findSent({ name: part, takes: DOCUMENT_FILES }, input, context)
    if (sent) return [{ part, ...sent }]
    if (isNeeded[part]) throw refuseUpload(context.locale, filePart(part), 'fileMissing')
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
  for (const { part, ...sent } of parts) {
    const fileId = await storeSent(sent, { name: part, takes: DOCUMENT_FILES }, context)
    stored.push({ part, fileId })
  }
  return stored
}

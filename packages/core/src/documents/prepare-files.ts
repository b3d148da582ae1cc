import { DOCUMENT_PARTS, type DocumentPart } from '@sixpence/protocol/documents'
import { SixpenceError } from '../errors/index.ts'
import type { FileToSend } from '../uploads/index.ts'
import { checkFile } from './check-file.ts'
import type { DocumentFiles } from './document-upload.ts'

/**
 * Checks all files and strips metadata from pictures.
 *
 * @throws {SixpenceError} `file_refused`
 */
export async function prepareFiles(files: DocumentFiles): Promise<readonly FileToSend[]> {
  const { mainDocument, additionalDocument } = files
  const checked = await Promise.all(
    chosenFiles(files).map(async ([part, original]) => {
      const otherSide = original === additionalDocument ? mainDocument : undefined
      const { fault, stripped: file } = await checkFile(original, otherSide)
      return { name: part, original, file, fault }
    }),
  )
  const fields = checked.flatMap(({ name, fault }) =>
    fault ? [{ field: name, message: fault }] : [],
  )
  if (fields.length > 0) throw new SixpenceError('file_refused', 'A file is refused', { fields })
  return checked
}

/** Lists the files of a document in the order of its parts. */
export const chosenFiles = (files: DocumentFiles): readonly (readonly [DocumentPart, File])[] =>
  DOCUMENT_PARTS.flatMap(part => (files[part] ? [[part, files[part]] as const] : []))

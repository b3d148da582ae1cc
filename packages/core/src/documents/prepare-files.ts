import { MOST_FORM_FILE_BYTES } from '@sixpence/protocol/files'
import { DOCUMENT_PARTS, type DocumentPart } from '@sixpence/protocol/documents'
import { SixpenceError } from '../errors/index.ts'
import { checkFile } from './check-file.ts'
import type { DocumentFiles } from './document-upload.ts'

/** A file of a document, ready to be sent. */
export interface PreparedFile {
  readonly part: DocumentPart
  /** The file as chosen. */
  readonly original: File
  /** The file to send. */
  readonly file: File
  /** True if it is sent in pieces before the document. */
  readonly isLarge: boolean
}

/**
 * Checks all files and strips metadata from pictures.
 *
 * @throws {SixpenceError} `file_refused`
 */
export async function prepareFiles(files: DocumentFiles): Promise<readonly PreparedFile[]> {
  const { mainDocument, additionalDocument } = files
  const checked = await Promise.all(
    chosenFiles(files).map(async ([part, original]) => {
      const otherSide = original === additionalDocument ? mainDocument : undefined
      const { fault, stripped: file } = await checkFile(original, otherSide)
      return { part, original, file, fault, isLarge: file.size > MOST_FORM_FILE_BYTES }
    }),
  )
  const fields = checked.flatMap(({ part, fault }) =>
    fault ? [{ field: part, message: fault }] : [],
  )
  if (fields.length > 0) throw new SixpenceError('file_refused', 'A file is refused', { fields })
  return checked
}

/** Lists the files of a document in the order of its parts. */
export const chosenFiles = (files: DocumentFiles): readonly (readonly [DocumentPart, File])[] =>
  DOCUMENT_PARTS.flatMap(part => (files[part] ? [[part, files[part]] as const] : []))

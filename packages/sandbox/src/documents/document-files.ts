import type { CallFiles, DocumentPart } from '@sixpence/protocol'
import { documentMethods } from '@sixpence/protocol/schemas'

/** The files of a document. */
export const DOCUMENT_FILES: CallFiles<DocumentPart> = documentMethods.upload.files

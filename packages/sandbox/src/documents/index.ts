import { listDocumentsHandlers } from './list-documents.ts'
import { uploadDocumentHandlers } from './upload-document.ts'

export const documentHandlers = { ...listDocumentsHandlers, ...uploadDocumentHandlers }

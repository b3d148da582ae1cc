import { listDocumentsHandlers } from './list-documents.ts'
import { uploadDocumentHandlers } from './upload-document.ts'

export { pieceService } from './pieces/piece-service.ts'

export const documentHandlers = { ...listDocumentsHandlers, ...uploadDocumentHandlers }

import { listDocumentsHandlers } from './list-documents.ts'
import { uploadDocumentHandlers } from './upload-document.ts'

export { createExpiryJob } from './review/expiry-job.ts'
export { listWaiting } from './review/list-waiting.ts'
export { reviewDocument } from './review/review-document.ts'
export type { Review } from './review/review-document.ts'

export const documentHandlers = { ...listDocumentsHandlers, ...uploadDocumentHandlers }

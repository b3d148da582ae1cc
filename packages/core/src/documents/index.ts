export { createDocuments } from './documents.ts'
export type { Documents, DocumentUpload } from './documents.ts'

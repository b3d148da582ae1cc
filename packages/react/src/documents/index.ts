export { CompanyDocuments } from './company-documents.tsx'
export { useDocuments, useDocumentUpload } from './use-documents.ts'
export type { DocumentsTask, DocumentUploadTask } from './use-documents.ts'

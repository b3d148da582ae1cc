export { documents } from './documents.ts'
export type { Documents, DocumentUpload } from './documents.ts'

export { DOCUMENT_CATEGORY, DOCUMENT_STATUS, DOCUMENT_STATUSES } from '@sixpence/protocol/documents'
export type {
  CompanyDocument,
  DocumentCategory,
  DocumentStatus,
  UploadedDocument,
  UploadStatus,
} from '@sixpence/protocol/documents'

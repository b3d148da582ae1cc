export { documents } from './documents.ts'
export type { Documents } from './documents.ts'
export type { DocumentFiles, DocumentUpload } from './document-upload.ts'
export { checkFile } from './check-file.ts'
export type { CheckedFile } from './check-file.ts'
export { judgeDates } from './judge-dates.ts'
export type { DateFault, DocumentDates } from '@sixpence/protocol/documents'
export { judgeFile } from './judge-file.ts'
export type { UploadState, UploadTask } from './upload-task.ts'

export {
  DOCUMENT_CATEGORY,
  DOCUMENT_PARTS,
  DOCUMENT_STATUS,
  DOCUMENT_STATUSES,
  isTwoSided,
} from '@sixpence/protocol/documents'
export type {
  CategoryDocuments,
  DocumentCategory,
  DocumentKind,
  DocumentNames,
  DocumentPart,
  DocumentStatus,
  UploadedDocument,
  UploadStatus,
} from '@sixpence/protocol/documents'
export type { FileFacts, FileFault } from '@sixpence/protocol/files'

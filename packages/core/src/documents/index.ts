export { documents } from './documents.ts'
export type { Documents, DocumentUpload } from './documents.ts'

export type { CompanyDocument } from '@sixpence/protocol/documents'

export {
  COMPANY_DOCUMENTS,
  companyDocumentSchema,
  listDocuments,
  uploadDocument,
} from './company-document.ts'
export type { CompanyDocument } from './company-document.ts'

import { companyDocumentsHandlers } from './company-documents.ts'

export const documentHandlers = { ...companyDocumentsHandlers }

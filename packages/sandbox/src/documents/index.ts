import { companyDocumentsHandlers } from './company-documents.ts'

export type { Letter } from './letter.ts'
export { csvHead, csvLine, writeCsv } from './write-csv.ts'
export { writePdf } from './write-pdf.ts'

export const documentHandlers = { ...companyDocumentsHandlers }

export {
  agreementSchema,
  downloadAgreement,
  getLegalInfo,
  regulatedEntitySchema,
} from './legal-info.ts'
export type { Agreement, RegulatedEntity } from './legal-info.ts'
export { makePdf, PDF_TEMPLATES } from './make-pdf.ts'
export type { PdfTemplate } from './make-pdf.ts'

import * as z from 'zod/mini'
import { documentStatusSchema } from '../documents/schemas.ts'

/** The four forms of a personal customer's tax section. */
export const fatcaCrsInfoSchema = /* @__PURE__ */ z.object({
  w9FormDocumentStatus: documentStatusSchema,
  certificateOfLossOfNationalityDocumentStatus: documentStatusSchema,
  taxResidencySelfCertificationDocumentStatus: documentStatusSchema,
  w8BenFormDocumentStatus: documentStatusSchema,
})

export type FatcaCrsInfo = z.output<typeof fatcaCrsInfoSchema>

import * as z from 'zod/mini'
import { instantSchema } from '../wire-values.ts'

/** The papers that a bank asks a business for. */
export const COMPANY_DOCUMENTS = [
  'incorporation',
  'ownershipStructure',
  'addressProof',
  'directorIdentity',
] as const

/** A document that a business is asked for, and its newest file. */
export const companyDocumentSchema = /* @__PURE__ */ z.object({
  documentType: z.enum(COMPANY_DOCUMENTS),
  /** The newest file; absent if none has been uploaded. */
  uploaded: z.optional(z.object({ at: instantSchema, fileName: z.string() })),
})

/** The schemas of the calls, by their names. */
export const documentSchemas = {
  list: { input: z.object({}), output: z.object({ documents: z.array(companyDocumentSchema) }) },
  upload: {
    input: z.object({ documentType: z.enum(COMPANY_DOCUMENTS) }),
    output: z.object({ id: z.string() }),
  },
}

export type CompanyDocument = z.output<typeof companyDocumentSchema>

import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { instantSchema } from '../wire-values.ts'

/** The papers that a bank asks a business for. */
export const COMPANY_DOCUMENTS = [
  'incorporation',
  'ownershipStructure',
  'addressProof',
  'directorIdentity',
] as const

export const companyDocumentSchema = /* @__PURE__ */ z.object({
  documentType: z.enum(COMPANY_DOCUMENTS),
  /** Of the newest file; nothing has been handed in where it is left out. */
  uploaded: z.optional(z.object({ at: instantSchema, fileName: z.string() })),
})

/** Lists the papers that a business is asked for, with what has been handed in. */
export const listDocuments = /* @__PURE__ */ namedMethod({
  name: 'documentsInquiry',
  access: 'customer',
  needs: 'upload',
  staff: 'sees',
  input: z.object({}),
  output: z.object({ documents: z.array(companyDocumentSchema) }),
})

/**
 * Hands in a paper, or another one in its place: an upload (see `FILE_PART`) of which this is the
 * `data`. Under one `Idempotency-Key` a file is taken once, however often it is sent.
 */
export const uploadDocument = /* @__PURE__ */ namedMethod({
  name: 'documentUpload',
  access: 'customer',
  needs: 'upload',
  staff: 'never',
  input: z.object({ documentType: z.enum(COMPANY_DOCUMENTS) }),
  output: z.object({ id: z.string() }),
})

export type CompanyDocument = z.output<typeof companyDocumentSchema>

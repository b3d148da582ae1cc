import * as z from 'zod/mini'
import { daySchema, oneOrMany, wireFlag, wireNumber, wireWord } from '../values/index.ts'
import { DOCUMENT_CATEGORY } from './document-categories.ts'
import { uploadedDocumentSchema } from './uploaded-document.ts'

export * from './document-names.ts'
export * from './document-status.ts'
export * from './uploaded-document.ts'

/** A kind of document. */
export const documentKindSchema = /* @__PURE__ */ z.object({
  documentTypeId: wireNumber(),
  /** Its name, in the language of the request. */
  documentType: z.string(),
})

/** The documents the bank requires in one category, and those it has. */
export const categoryDocumentsSchema = /* @__PURE__ */ z.object({
  categoryId: wireWord(DOCUMENT_CATEGORY),
  /** True if the bank waits for a document, because it has no acceptable one. */
  isDocumentRequired: wireFlag(),
  /** The kinds accepted here. */
  documentTypes: oneOrMany(documentKindSchema),
  /** Newest first, each before its back and its proof of relationship. */
  uploadedDocuments: oneOrMany(uploadedDocumentSchema),
})

const passwordSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(128))

const uploadInputSchema = /* @__PURE__ */ z.object({
  categoryId: wireWord(DOCUMENT_CATEGORY),
  /** The number of its kind. */
  documentType: wireNumber(),
  /** The address it proves; by default the primary one. */
  addressId: z.optional(z.string()),
  /** The limit's requirement that it fulfils. */
  requirementId: z.optional(z.string()),
  issuedDate: z.optional(daySchema),
  expiresDate: z.optional(daySchema),
  isDueDiligence: z.optional(wireFlag()),
  /** Opens the PDF once, and isn't kept. */
  documentPassword: z.optional(passwordSchema),
  additionalDocumentPassword: z.optional(passwordSchema),
  /** The number of the kind of the proof of relationship. */
  relationshipDocumentType: z.optional(wireNumber()),
  relationshipDocumentPassword: z.optional(passwordSchema),
  /** The ids of files sent to `/uploads`, in place of parts. */
  uploads: z.optional(
    z.object({
      mainDocument: z.optional(z.string()),
      additionalDocument: z.optional(z.string()),
      relationshipDocument: z.optional(z.string()),
    }),
  ),
})

/** The schemas of the calls, by their names. */
export const documentSchemas = {
  list: {
    input: z.object({}),
    output: z.object({ documents: oneOrMany(categoryDocumentsSchema) }),
  },
  upload: { input: uploadInputSchema, output: z.object({ id: z.string() }) },
  sendPieces: { input: z.object({}), output: z.object({}) },
}
export type DocumentKind = z.output<typeof documentKindSchema>
export type CategoryDocuments = z.output<typeof categoryDocumentsSchema>

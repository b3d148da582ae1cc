import * as z from 'zod/mini'
import { DOCUMENT_CATEGORY } from '../documents/index.ts'
import { uploadedDocumentSchema } from '../documents/schemas.ts'
import { instantSchema, oneOrMany, wireNumber, wireWord } from '../values/index.ts'
import { LIMIT_ACTION, LIMIT_REASON } from './limits.ts'

/** The document the bank requires: any of the category, or of one kind. */
export const requestedKindSchema = /* @__PURE__ */ z.object({
  categoryId: wireWord(DOCUMENT_CATEGORY),
  documentTypeId: z.optional(wireNumber()),
  /** The name of that kind, in the language of the request. */
  documentType: z.optional(z.string()),
})

/** A document the bank requires. */
export const requirementDocumentSchema = /* @__PURE__ */ z.extend(requestedKindSchema, {
  id: z.string(),
  /** The uploads for it, latest first. */
  uploadedDocuments: oneOrMany(uploadedDocumentSchema),
})

/** A reason for limiting a customer, and the way to lift it. */
export const limitReasonSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Absent if the bank isn't allowed to disclose it. */
  reasonId: z.optional(wireWord(LIMIT_REASON)),
  actionTypeId: wireWord(LIMIT_ACTION),
  since: z.optional(instantSchema),
  requirementDocuments: oneOrMany(requirementDocumentSchema),
})

export type RequestedKind = z.output<typeof requestedKindSchema>
export type LimitReasonInfo = z.output<typeof limitReasonSchema>
export type RequirementDocument = z.output<typeof requirementDocumentSchema>

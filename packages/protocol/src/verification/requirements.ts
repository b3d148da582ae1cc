import * as z from 'zod/mini'
import { DOCUMENT_CATEGORY, uploadedDocumentSchema } from '../documents/index.ts'
import { instantSchema, oneOrMany, wireNumber, wireWord } from '../wire-values.ts'
import { LIMIT_ACTION, LIMIT_REASON } from './limits.ts'

/** What the bank asks for: any document of the category, or of the one kind. */
export const requestedKindSchema = /* @__PURE__ */ z.object({
  categoryId: wireWord(DOCUMENT_CATEGORY),
  documentTypeId: z.optional(wireNumber()),
  /** The name of that kind, in the language of the request. */
  documentType: z.optional(z.string()),
})

/** A document that the bank asks for. */
export const requirementDocumentSchema = /* @__PURE__ */ z.extend(requestedKindSchema, {
  id: z.string(),
  /** What was handed in for it, the latest first. */
  uploadedDocuments: oneOrMany(uploadedDocumentSchema),
})

/** Why a customer is limited, and what lifts it. */
export const limitReasonSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Absent where the bank may not tell the customer. */
  reasonId: z.optional(wireWord(LIMIT_REASON)),
  actionTypeId: wireWord(LIMIT_ACTION),
  since: z.optional(instantSchema),
  requirementDocuments: oneOrMany(requirementDocumentSchema),
})

export type RequestedKind = z.output<typeof requestedKindSchema>
export type LimitReasonInfo = z.output<typeof limitReasonSchema>
export type RequirementDocument = z.output<typeof requirementDocumentSchema>

import * as z from 'zod/mini'
import { DOCUMENT_STATUS } from '../documents/index.ts'
import { documentStatusSchema } from '../documents/schemas.ts'
import { ADDRESS_STATUS } from '../profile/index.ts'
import { wireWord } from '../values/index.ts'
import { LIMIT_ACTION } from './limits.ts'

/** A required document, with the states of its uploads. */
export const requirementFactsSchema = /* @__PURE__ */ z.object({
  uploads: z.array(wireWord(DOCUMENT_STATUS)),
})

/** The facts that decide a customer's status. */
export const accountStatusSchema = /* @__PURE__ */ z.object({
  isBusiness: z.boolean(),
  verified: z.boolean(),
  limited: z.boolean(),
  limits: z.array(
    z.object({ actionTypeId: wireWord(LIMIT_ACTION), documents: z.array(requirementFactsSchema) }),
  ),
  /** Absent if none is required again. */
  duplicateDocuments: z.optional(z.array(requirementFactsSchema)),
  /** The statuses of the four tax forms. */
  taxForms: z.array(documentStatusSchema),
  addresses: z.array(
    z.object({
      addressStatus: wireWord(ADDRESS_STATUS),
      isDocumentRequired: z.boolean(),
      isDocumentOutOfDate: z.boolean(),
      uploads: z.array(wireWord(DOCUMENT_STATUS)),
    }),
  ),
  proofOfResidenceStatus: documentStatusSchema,
  /** Absent if the bank has no document of their identity. */
  identityStatus: z.optional(wireWord(DOCUMENT_STATUS)),
  isPhoneConfirmed: z.boolean(),
  videoIdentityStatus: documentStatusSchema,
})

/** A required document, with the states of its uploads. */
export type RequirementFacts = z.output<typeof requirementFactsSchema>
export type AccountStatusFacts = z.output<typeof accountStatusSchema>

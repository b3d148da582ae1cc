import * as z from 'zod/mini'
import { DOCUMENT_STATUS, documentStatusSchema } from '../documents/index.ts'
import { ADDRESS_STATUS } from '../profile/index.ts'
import { wireWord } from '../wire-values.ts'
import { LIMIT_ACTION } from './limits.ts'

/** A document that is asked for, by the states of what was handed in for it. */
export const requirementFactsSchema = /* @__PURE__ */ z.object({
  uploads: z.array(wireWord(DOCUMENT_STATUS)),
})

/** Everything that decides the status of a customer. */
export const accountStatusSchema = /* @__PURE__ */ z.object({
  isBusiness: z.boolean(),
  verified: z.boolean(),
  limited: z.boolean(),
  limits: z.array(
    z.object({ actionTypeId: wireWord(LIMIT_ACTION), documents: z.array(requirementFactsSchema) }),
  ),
  /** Absent where none is asked for once more. */
  duplicateDocuments: z.optional(z.array(requirementFactsSchema)),
  /** Of the four tax forms. */
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
  /** Absent where the bank has no document of who they are. */
  identityStatus: z.optional(wireWord(DOCUMENT_STATUS)),
  isPhoneConfirmed: z.boolean(),
  videoIdentityStatus: documentStatusSchema,
})

/** A document that is asked for, by the states of what was handed in for it. */
export type RequirementFacts = z.output<typeof requirementFactsSchema>
export type AccountStatusFacts = z.output<typeof accountStatusSchema>

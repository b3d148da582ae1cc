import * as z from 'zod/mini'
import { uploadedDocumentSchema } from '../documents/index.ts'
import { customerAddressSchema } from '../profile/index.ts'
import { oneOrMany } from '../wire-values.ts'
import { accountStatusSchema } from './account-status.ts'
import {
  requestedKindSchema,
  limitReasonSchema,
  requirementDocumentSchema,
} from './requirements.ts'

/** What due diligence asks of a customer, and what was handed in for it. */
export const dueDiligenceInfoSchema = /* @__PURE__ */ z.object({
  /** To be shown once more. */
  address: z.optional(customerAddressSchema),
  document: z.optional(requestedKindSchema),
  /** Everything that was handed in for it, the latest first. */
  uploadedDocuments: oneOrMany(uploadedDocumentSchema),
})

/** What the bank asks a customer for once more. */
export const customerKycRequestSchema = /* @__PURE__ */ z.object({
  /** Documents that another customer has handed in too; absent where there are none. */
  duplicateDocuments: z.optional(z.object({ documents: oneOrMany(requirementDocumentSchema) })),
})

/** The schemas of the calls, by their names. */
export const verificationSchemas = {
  accountStatus: {
    input: z.object({}),
    output: z.object({ accountStatus: accountStatusSchema }),
  },
  limits: { input: z.object({}), output: z.object({ reasons: oneOrMany(limitReasonSchema) }) },
  dueDiligence: {
    input: z.object({}),
    output: z.object({ dueDiligenceInfo: dueDiligenceInfoSchema }),
  },
  kycRequest: {
    input: z.object({}),
    output: z.object({ customerKycRequest: customerKycRequestSchema }),
  },
}

export type CustomerKycRequest = z.output<typeof customerKycRequestSchema>
export type DueDiligenceInfo = z.output<typeof dueDiligenceInfoSchema>

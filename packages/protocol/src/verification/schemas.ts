import * as z from 'zod/mini'
import { uploadedDocumentSchema } from '../documents/schemas.ts'
import { customerAddressSchema } from '../profile/schemas.ts'
import { oneOrMany } from '../values/index.ts'
import { accountStatusSchema } from './account-status.ts'
import {
  requestedKindSchema,
  limitReasonSchema,
  requirementDocumentSchema,
} from './requirements.ts'

export * from './account-status.ts'
export * from './requirements.ts'

/** The due diligence requirements for a customer, and the uploads for them. */
export const dueDiligenceInfoSchema = /* @__PURE__ */ z.object({
  /** The address to prove again. */
  address: z.optional(customerAddressSchema),
  document: z.optional(requestedKindSchema),
  /** All uploads for it, latest first. */
  uploadedDocuments: oneOrMany(uploadedDocumentSchema),
})

/** The things a bank requires from a customer again. */
export const customerKycRequestSchema = /* @__PURE__ */ z.object({
  /** Documents that another customer has uploaded too; absent if there are none. */
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

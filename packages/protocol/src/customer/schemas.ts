import * as z from 'zod/mini'
import { permissionsSchema, oneOrMany, wireFlag, wireNumber, wireWord } from '../values/index.ts'
import { limitReasonSchema } from '../verification/schemas.ts'
import { CUSTOMER_TYPE, APPROVAL_MODES } from './facts.ts'

/** The way in which a customer approves payments; one of `APPROVAL_MODES`. */
export const approvalModeSchema = /* @__PURE__ */ z.enum(APPROVAL_MODES)

/** The signed-in customer. */
export const customerSchema = /* @__PURE__ */ z.object({
  customerType: wireWord(CUSTOMER_TYPE),
  userId: z.string(),
  customerId: z.string(),
  /** The sign-in name, an email address. */
  login: z.string(),
  businessName: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  birthDay: z.optional(z.string()),
  customerCreationDate: z.optional(z.string()),
  residenceCountryCode: z.optional(z.string()),
  taxId: z.optional(z.string()),
  transactionApproveMode: approvalModeSchema,
  /** `no`: signing in takes one step. */
  login2faMode: z.enum(['no', 'otp', 'sms', 'push']),
  isAdmin: z.boolean(),
  isHaveRelatedAccounts: z.boolean(),
  useOldWeb: z.boolean(),
  oldWebUrl: z.optional(z.string()),
  /** Present only for businesses. */
  permissions: z.optional(permissionsSchema),
  verified: z.boolean(),
  limited: z.boolean(),
  dueDiligenceLevel: wireNumber(),
  /** The bank's requirements before it limits the customer. Once limited, use `verification.limits`. */
  limitData: z.optional(z.object({ reasons: oneOrMany(limitReasonSchema) })),
  isNeedPersonalInfoUpdate: z.boolean(),
  isNeedKyc: z.boolean(),
  /** True if the user must approve sign-ins on a phone; absent if the bank hasn't decided. */
  strictMode: z.optional(wireFlag()),
  /** True if the customer was taken over from an earlier bank. */
  isConverted: z.optional(wireFlag()),
  /** The user's id as a representative of a business. */
  representativeId: z.optional(z.string()),
})

/** The schemas of the calls, by their names. */
export const customerSchemas = {
  get: { input: z.object({}), output: z.object({ customer: customerSchema }) },
}

export type Customer = z.output<typeof customerSchema>

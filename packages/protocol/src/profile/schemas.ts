import * as z from 'zod/mini'
import { captchaSchema } from '../bot-check.ts'
import { documentStatusSchema, uploadedDocumentSchema } from '../documents/index.ts'
import { emailSchema, oneTimeCodeSchema } from '../identifiers.ts'
import { pkceTextSchema } from '../sign-in/index.ts'
import { instantSchema, oneOrMany, wireFlag } from '../wire-values.ts'
import { customerAddressSchema, identitySchema, PHONE_TYPE, phoneSchema } from './entities.ts'
import { fatcaCrsInfoSchema } from './tax-forms.ts'

/** Where a new sign-in name stands. */
export const USERNAME_CHANGE_STATUSES = ['active', 'pending', 'failed'] as const

/** The wish for another sign-in name; a customer has one at a time. */
export const usernameChangeRequestSchema = /* @__PURE__ */ z.object({
  newUsername: z.string(),
  /**
   * `active` waits for the link that was mailed to the new address, `pending` for the bank.
   * `failed` was refused, or nobody opened the link in time.
   */
  status: z.enum(USERNAME_CHANGE_STATUSES),
  /** Until when the link works. */
  expiresAt: z.optional(instantSchema),
})

/** An address for mail. The sign-in name is another fact, even where both read the same. */
export const customerEmailSchema = /* @__PURE__ */ z.object({
  emailId: z.string(),
  email: z.string(),
  confirmed: wireFlag(),
  /** The one that changes of contact data are told to. */
  isPrimary: wireFlag(),
})

/** What the bank has on file of a customer. */
export const profileSchema = /* @__PURE__ */ z.object({
  /** Masked but for its last characters where it is not the caller's own. */
  taxId: z.optional(z.string()),
  /** The primary one. */
  emailAddress: z.optional(z.string()),
  /** The latest first. */
  addresses: oneOrMany(customerAddressSchema),
  /** What was handed in to show who they are, the latest first. */
  identityDocument: oneOrMany(uploadedDocumentSchema),
  identity: z.optional(identitySchema),
  videoIdentityStatus: documentStatusSchema,
  /** As the proofs of the primary address say. */
  proofOfResidenceStatus: documentStatusSchema,
  /** The primary one. */
  phone: z.optional(phoneSchema),
  /** The one that takes its place once it is confirmed. */
  newPhone: z.optional(phoneSchema),
  residenceCountry: z.optional(z.string()),
  usernameChangeRequest: z.optional(usernameChangeRequestSchema),
  fatcaCrsCertificationInfo: fatcaCrsInfoSchema,
})

/** As many addresses for mail as a customer has at most. */
export const MOST_EMAILS = 10

/** Names an address of either kind, or a phone. */
const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** Letters and digits of any country's, and what is written between them. */
const taxIdSchema = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.maxLength(32), z.regex(/^[\p{L}\p{N}](?:[ ./-]?[\p{L}\p{N}])*$/u))

/** How a code comes to a phone. */
export const PHONE_CODE_TYPES = ['sms', 'call'] as const

const phoneCheck = {
  input: z.object({
    type: z.enum(PHONE_CODE_TYPES),
    captcha: captchaSchema,
    codeChallenge: pkceTextSchema,
  }),
  output: z.object({
    verificationId: z.string(),
    /** Masked. */
    sentTo: z.string(),
    /** As long until another code can go out. */
    resendAfterS: z.number(),
    expiresAt: instantSchema,
  }),
}

/** The schemas of the calls, by their names. */
export const profileSchemas = {
  get: { input: z.object({}), output: z.object({ profile: profileSchema }) },
  emails: { input: z.object({}), output: z.object({ emails: oneOrMany(customerEmailSchema) }) },
  identity: {
    input: z.object({}),
    output: z.object({ identity: z.optional(identitySchema) }),
  },
  setTaxNumber: { input: z.object({ taxId: taxIdSchema }), output: z.object({}) },
  confirmAddress: { input: z.object({ addressId: idSchema }), output: z.object({}) },
  deleteAddress: { input: z.object({ addressId: idSchema }), output: z.object({}) },
  addEmail: {
    input: z.object({ email: emailSchema }),
    output: z.object({ emailId: z.string() }),
  },
  deleteEmail: { input: z.object({ emailId: idSchema }), output: z.object({}) },
  setPrimaryEmail: { input: z.object({ emailId: idSchema }), output: z.object({}) },
  requestEmailCode: {
    input: z.object({ emailId: idSchema }),
    /** `sentTo` is masked. */
    output: z.object({ sentTo: z.string() }),
  },
  confirmEmail: {
    input: z.object({ emailId: idSchema, confirmationCode: oneTimeCodeSchema }),
    output: z.object({}),
  },
  savePhone: {
    input: z.object({
      /** The calling code without `+`. */
      phoneCountryCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
      /** The national number, digits alone. */
      phone: z.string().check(z.regex(/^\d{4,14}$/)),
      phoneType: z.literal(PHONE_TYPE),
      phoneId: z.optional(idSchema),
    }),
    output: z.object({ phoneId: z.string() }),
  },
  verifyPhone: phoneCheck,
  verifyCustomerPhone: phoneCheck,
  confirmPhone: {
    input: z.object({
      verificationId: idSchema,
      code: oneTimeCodeSchema,
      codeVerifier: pkceTextSchema,
    }),
    output: z.object({}),
  },
  requestUsernameChange: {
    input: z.object({ newUsername: emailSchema }),
    output: z.object({}),
  },
  cancelUsernameChange: { input: z.object({}), output: z.object({}) },
}

export type CustomerEmail = z.output<typeof customerEmailSchema>
export type PhoneCodeType = (typeof PHONE_CODE_TYPES)[number]
export type Profile = z.output<typeof profileSchema>
export type UsernameChangeRequest = z.output<typeof usernameChangeRequestSchema>

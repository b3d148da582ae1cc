import * as z from 'zod/mini'
import { captchaSchema } from '../bot-check.ts'
import { documentStatusSchema, uploadedDocumentSchema } from '../documents/index.ts'
import { schemasOf } from '../inputs/index.ts'
import type { Fields } from '../fields/index.ts'
import { oneTimeCodeSchema } from '../identifiers.ts'
import { pkceTextSchema } from '../sign-in/index.ts'
import { instantSchema, oneOrMany, wireFlag } from '../wire-values.ts'
import { customerAddressSchema, identitySchema, PHONE_TYPE, phoneSchema } from './entities.ts'
import { fatcaCrsInfoSchema } from './tax-forms.ts'

/** The status of a new sign-in name. */
export const USERNAME_CHANGE_STATUSES = ['active', 'pending', 'failed'] as const

/** A request for another sign-in name; a customer has only one at a time. */
export const usernameChangeRequestSchema = /* @__PURE__ */ z.object({
  newUsername: z.string(),
  /**
   * `active`: awaits the link emailed to the new address; `pending`: awaits the bank; `failed`: was
   * refused, or nobody opened the link in time.
   */
  status: z.enum(USERNAME_CHANGE_STATUSES),
  /** The time when the link expires. */
  expiresAt: z.optional(instantSchema),
})

/** An email address. The sign-in name is independent of it, even if both are equal. */
export const customerEmailSchema = /* @__PURE__ */ z.object({
  emailId: z.string(),
  email: z.string(),
  confirmed: wireFlag(),
  /** True for the address notified of changes to contact data. */
  isPrimary: wireFlag(),
})

/** The bank's records of a customer. */
export const profileSchema = /* @__PURE__ */ z.object({
  /** Masked except for its last characters, unless it is the caller's own. */
  taxId: z.optional(z.string()),
  /** The primary one. */
  emailAddress: z.optional(z.string()),
  /** Latest first. */
  addresses: oneOrMany(customerAddressSchema),
  /** The documents uploaded as proof of identity, latest first. */
  identityDocument: oneOrMany(uploadedDocumentSchema),
  identity: z.optional(identitySchema),
  videoIdentityStatus: documentStatusSchema,
  /** Derived from the proofs of the primary address. */
  proofOfResidenceStatus: documentStatusSchema,
  /** The primary one. */
  phone: z.optional(phoneSchema),
  /** The one that replaces it once confirmed. */
  newPhone: z.optional(phoneSchema),
  residenceCountry: z.optional(z.string()),
  usernameChangeRequest: z.optional(usernameChangeRequestSchema),
  fatcaCrsCertificationInfo: fatcaCrsInfoSchema,
})

/** The maximum number of a customer's email addresses. */
export const MOST_EMAILS = 10

/** The id of a postal or email address, or of a phone. */
const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** The form for another email address. */
export const EMAIL_FIELDS = { email: { kind: 'email' } } as const satisfies Fields

/** The form for another sign-in name. */
export const USERNAME_FIELDS = { newUsername: { kind: 'email' } } as const satisfies Fields

/** The form for the tax number. */
export const TAX_NUMBER_FIELDS = { taxId: { kind: 'text', most: 32 } } as const satisfies Fields

/** Letters and digits of any script, and separators between them. */
const taxIdSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.trim(),
    z.maxLength(TAX_NUMBER_FIELDS.taxId.most),
    z.regex(/^[\p{L}\p{N}](?:[ ./-]?[\p{L}\p{N}])*$/u),
  )

/** The ways to send a code to a phone. */
export const PHONE_CODE_TYPES = ['sms', 'call'] as const

/** The form for a phone number as typed, with the country of one typed without its code. */
export const PHONE_FIELDS = {
  country: { kind: 'choice', from: 'phoneCodes' },
  phone: { kind: 'text', most: 40 },
  type: { kind: 'choice', from: PHONE_CODE_TYPES },
} as const satisfies Fields

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
    /** The number of seconds before another code can be sent. */
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
    input: z.object(schemasOf(EMAIL_FIELDS)),
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
      /** The national number, only digits. */
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
    input: z.object(schemasOf(USERNAME_FIELDS)),
    output: z.object({}),
  },
  cancelUsernameChange: { input: z.object({}), output: z.object({}) },
}

export type CustomerEmail = z.output<typeof customerEmailSchema>
export type PhoneCodeType = (typeof PHONE_CODE_TYPES)[number]
export type Profile = z.output<typeof profileSchema>
export type UsernameChangeRequest = z.output<typeof usernameChangeRequestSchema>

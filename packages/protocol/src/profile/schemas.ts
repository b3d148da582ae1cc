import * as z from 'zod/mini'
import { trimmed } from '../decode/index.ts'
import {
  captchaSchema,
  oneTimeCodeSchema,
  instantSchema,
  oneOrMany,
  wireFlag,
} from '../values/index.ts'
import { documentStatusSchema, uploadedDocumentSchema } from '../documents/schemas.ts'
import { schemasOf } from '../inputs/index.ts'
import { pkceTextSchema } from '../sign-in/schemas.ts'
import { customerAddressSchema, identitySchema, phoneSchema } from './entities.ts'
import {
  PHONE_TYPE,
  USERNAME_CHANGE_STATUSES,
  EMAIL_FIELDS,
  USERNAME_FIELDS,
  TAX_NUMBER_FIELDS,
  PHONE_CODE_TYPES,
} from './facts.ts'
import { fatcaCrsInfoSchema } from './tax-forms.ts'

export * from './entities.ts'
export * from './tax-forms.ts'

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

/** The id of a postal or email address, or of a phone. */
const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** Letters and digits of any script, and separators between them. */
const taxIdSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.overwrite(trimmed),
    z.maxLength(TAX_NUMBER_FIELDS.taxId.most),
    z.regex(/^[\p{L}\p{N}](?:[ ./-]?[\p{L}\p{N}])*$/u),
  )

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
export type Profile = z.output<typeof profileSchema>
export type UsernameChangeRequest = z.output<typeof usernameChangeRequestSchema>

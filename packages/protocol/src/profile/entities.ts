import * as z from 'zod/mini'
import { DOCUMENT_STATUS, uploadedDocumentSchema } from '../documents/index.ts'
import { oneOrMany, wireFlag, wireNumber, wireWord } from '../wire-values.ts'

/** The status of an address, by its number on the wire. */
export const ADDRESS_STATUS = {
  0: 'unconfirmed',
  1: 'confirmed',
  2: 'pending',
  3: 'rejected',
  4: 'nameMismatch',
} as const

/** The role of an address, by its number on the wire. */
export const ADDRESS_TYPE = {
  0: 'unspecified',
  1: 'home',
  2: 'business',
  3: 'homeAndBusiness',
  4: 'residence',
  5: 'office',
} as const

/** The kind of phone numbers that the bank keeps: mobile ones. */
export const PHONE_TYPE = 2

/** An address in the bank's records. */
export const customerAddressSchema = /* @__PURE__ */ z.object({
  addressId: z.string(),
  addressType: z.optional(wireWord(ADDRESS_TYPE)),
  address1: z.string(),
  address2: z.optional(z.string()),
  city: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  stateCode: z.optional(z.string()),
  stateName: z.optional(z.string()),
  addressStatus: wireWord(ADDRESS_STATUS),
  confirmed: wireFlag(),
  isDocumentRequired: z.optional(wireFlag()),
  isDocumentOutOfDate: z.optional(wireFlag()),
  isCardDocumentRequired: z.optional(wireFlag()),
  /** True for the one used if the bank needs an address. */
  isPrimary: z.optional(wireFlag()),
  /** The proofs of this address. */
  uploadedDocuments: z.optional(oneOrMany(uploadedDocumentSchema)),
})

/** The document by which the bank knows someone's identity. */
export const identitySchema = /* @__PURE__ */ z.object({
  typeId: wireNumber(),
  /** The name of its kind, in the language of the request. */
  type: z.string(),
  /** Masked except for its last characters. */
  number: z.optional(z.string()),
  status: wireWord(DOCUMENT_STATUS),
  /** `YYYY-MM-DD`. */
  issuedDate: z.optional(z.string()),
  /** `YYYY-MM-DD`. */
  expiresDate: z.optional(z.string()),
  /** The reason for rejecting it, in the language of the request. */
  rejectReason: z.optional(z.string()),
  /** True if it was rejected for good: the bank won't accept another one either. */
  isFinal: z.optional(wireFlag()),
})

/** A phone number of the customer. */
export const phoneSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The calling code without `+`, e.g. `353`. */
  countryCode: z.string(),
  /**
   * The national number, only digits; unless it is the caller's own, masked except for the last
   * ones.
   */
  number: z.string(),
  confirmed: wireFlag(),
  status: z.optional(z.literal('Primary')),
})

export type AddressStatus = (typeof ADDRESS_STATUS)[keyof typeof ADDRESS_STATUS]
export type AddressType = (typeof ADDRESS_TYPE)[keyof typeof ADDRESS_TYPE]
export type CustomerAddress = z.output<typeof customerAddressSchema>
export type Identity = z.output<typeof identitySchema>
export type Phone = z.output<typeof phoneSchema>

import * as z from 'zod/mini'
import { DOCUMENT_STATUS, uploadedDocumentSchema } from '../documents/index.ts'
import { oneOrMany, wireFlag, wireNumber, wireWord } from '../wire-values.ts'

/** How far the bank is with an address, by its number on the wire. */
export const ADDRESS_STATUS = {
  0: 'unconfirmed',
  1: 'confirmed',
  2: 'pending',
  3: 'rejected',
  4: 'nameMismatch',
} as const

/** What an address is to the customer, by its number on the wire. */
export const ADDRESS_TYPE = {
  0: 'unspecified',
  1: 'home',
  2: 'business',
  3: 'homeAndBusiness',
  4: 'residence',
  5: 'office',
} as const

/** The kind of phone number that the bank keeps: a mobile phone. */
export const PHONE_TYPE = 2

/** An address as the bank has it on file. */
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
  /** The one that counts where the bank asks for one. */
  isPrimary: z.optional(wireFlag()),
  /** Proofs of this address. */
  uploadedDocuments: z.optional(oneOrMany(uploadedDocumentSchema)),
})

/** The document by which the bank knows who somebody is. */
export const identitySchema = /* @__PURE__ */ z.object({
  typeId: wireNumber(),
  /** The name of its kind, in the language of the request. */
  type: z.string(),
  /** Masked but for its last characters. */
  number: z.optional(z.string()),
  status: wireWord(DOCUMENT_STATUS),
  /** `YYYY-MM-DD`. */
  issuedDate: z.optional(z.string()),
  /** `YYYY-MM-DD`. */
  expiresDate: z.optional(z.string()),
  /** Why the bank did not accept it, in the language of the request. */
  rejectReason: z.optional(z.string()),
  /** It was refused for good: another one is not taken either. */
  isFinal: z.optional(wireFlag()),
})

/** A phone number of the customer. */
export const phoneSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The calling code without `+`, e.g. `353`. */
  countryCode: z.string(),
  /** The national number, digits alone; masked but for the last where it is not the caller's own. */
  number: z.string(),
  confirmed: wireFlag(),
  status: z.optional(z.literal('Primary')),
})

export type AddressStatus = (typeof ADDRESS_STATUS)[keyof typeof ADDRESS_STATUS]
export type AddressType = (typeof ADDRESS_TYPE)[keyof typeof ADDRESS_TYPE]
export type CustomerAddress = z.output<typeof customerAddressSchema>
export type Identity = z.output<typeof identitySchema>
export type Phone = z.output<typeof phoneSchema>

import * as z from 'zod/mini'
import { DOCUMENT_STATUS } from '../documents/index.ts'
import { uploadedDocumentSchema } from '../documents/schemas.ts'
import { oneOrMany, wireFlag, wireNumber, wireWord } from '../values/index.ts'
import { ADDRESS_STATUS, ADDRESS_TYPE } from './facts.ts'

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
export type CustomerAddress = z.output<typeof customerAddressSchema>
export type Identity = z.output<typeof identitySchema>
export type Phone = z.output<typeof phoneSchema>

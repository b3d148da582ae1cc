import type { Fields } from '../fields/index.ts'

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

export type AddressStatus = (typeof ADDRESS_STATUS)[keyof typeof ADDRESS_STATUS]

export type AddressType = (typeof ADDRESS_TYPE)[keyof typeof ADDRESS_TYPE]

/** The status of a new sign-in name. */
export const USERNAME_CHANGE_STATUSES = ['active', 'pending', 'failed'] as const

/** The maximum number of a customer's email addresses. */
export const MOST_EMAILS = 10

/** The form for another email address. */
export const EMAIL_FIELDS = { email: { kind: 'email' } } as const satisfies Fields

/** The form for another sign-in name. */
export const USERNAME_FIELDS = { newUsername: { kind: 'email' } } as const satisfies Fields

/** The form for the tax number. */
export const TAX_NUMBER_FIELDS = { taxId: { kind: 'text', most: 32 } } as const satisfies Fields

/** The ways to send a code to a phone. */
export const PHONE_CODE_TYPES = ['sms', 'call'] as const

/** The form for a phone number as typed, with the country of one typed without its code. */
export const PHONE_FIELDS = {
  country: { kind: 'choice', from: 'phoneCodes' },
  phone: { kind: 'text', most: 40 },
  type: { kind: 'choice', from: PHONE_CODE_TYPES },
} as const satisfies Fields

export type PhoneCodeType = (typeof PHONE_CODE_TYPES)[number]

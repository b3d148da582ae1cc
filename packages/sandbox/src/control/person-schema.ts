import {
  ACCESS_RIGHT,
  ACTIVATION_ACTIONS,
  APPROVAL_MODES,
  AUTH_FLOWS,
  DOCUMENT_STATUSES,
  EXTERNAL_BATCH_TYPES,
  EXTERNAL_KINDS,
  FEE_SHARES,
  LIMITED_OPERATIONS,
  LOCALES,
  PERMISSIONS,
} from '@sixpence/protocol'
import {
  currencyCodeSchema,
  emailSchema,
  externalPermissionSchema,
  positiveDecimalSchema,
} from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import { SITUATIONS, type Situation } from './situations/situation-rows.ts'

/** Requirements and rights that the bank sets for somebody. */
export const customerFlagsSchema = z.strictObject({
  isAdmin: z.optional(z.boolean()),
  isOldBusiness: z.optional(z.boolean()),
  /** Has no business of their own: acts for others. */
  actsForOthers: z.optional(z.boolean()),
  oldWebUrl: z.optional(z.string().check(z.maxLength(300))),
  usesOldWeb: z.optional(z.boolean()),
  needsKyc: z.optional(z.boolean()),
  needsInfoUpdate: z.optional(z.boolean()),
  taxStatus: z.optional(z.enum(DOCUMENT_STATUSES)),
  verified: z.optional(z.boolean()),
  dueDiligenceLevel: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
  /** Ids of terms to accept, e.g. `privacy-2026`. */
  terms: z.optional(z.array(z.string()).check(z.maxLength(20))),
})

/** A customer to act for. */
export const accessInputSchema = z.strictObject({
  customerId: z.string(),
  right: z.enum(Object.values(ACCESS_RIGHT)),
  positionIds: z.optional(z.array(z.int())),
  permissions: z.optional(z.array(z.enum(Object.values(PERMISSIONS).flat()))),
  seesBalance: z.optional(z.boolean()),
})

const batchFields = {
  /**
   * The customer they submit it for: one of `accesses` with the flag of its type, or themselves.
   * With the right `initiate` it waits for an approver.
   */
  fromCustomerId: z.optional(z.string()),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
}

const batchRowFields = {
  amount: positiveDecimalSchema,
  note: z.optional(z.string().check(z.maxLength(140))),
}

/** A payment to an account elsewhere; its amount is what arrives. */
const accountRowSchema = z.strictObject({
  ...batchRowFields,
  account: z.strictObject({
    name: z.string().check(z.maxLength(140)),
    countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
    currency: currencyCodeSchema,
    details: z.record(z.string(), z.string()),
  }),
  /** Only for a wire. */
  feeShare: z.optional(z.enum(FEE_SHARES)),
})

/** Payments submitted as one, to other customers or to accounts elsewhere. */
const batchInputSchema = z.union([
  z.strictObject({
    ...batchFields,
    type: z.optional(z.literal('p2p')),
    payments: z
      .array(z.strictObject({ ...batchRowFields, email: emailSchema }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  z.strictObject({
    ...batchFields,
    type: z.enum(EXTERNAL_BATCH_TYPES),
    payments: z.array(accountRowSchema).check(z.minLength(1), z.maxLength(200)),
  }),
])

/** The limits of one operation, e.g. `eft`. */
const limitSchema = z.strictObject({
  operation: z.enum(LIMITED_OPERATIONS),
  daily: z.optional(positiveDecimalSchema),
  monthly: z.optional(positiveDecimalSchema),
})

/** Somebody outside the bank whose account the customer saves. */
const payeeInputSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  kind: z.enum(EXTERNAL_KINDS),
  permission: externalPermissionSchema,
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  currency: currencyCodeSchema,
  payeeName: z.string().check(z.maxLength(140)),
  details: z.record(z.string(), z.string()),
  amount: z.optional(positiveDecimalSchema),
  note: z.optional(z.string().check(z.maxLength(140))),
})

/** A card of another bank, as a vault describes it: never its number. */
const externalCardInputSchema = z.strictObject({
  bin: z.string().check(z.regex(/^\d{6}$/)),
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  cardBrand: z.string().check(z.maxLength(20)),
  holderName: z.string().check(z.maxLength(140)),
  expires: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
})

const situationSchema = z.enum(Object.keys(SITUATIONS) as Situation[])

/** The input of `POST /people`; everything has a default. */
export const personInputSchema = z.strictObject({
  signIn: z.optional(z.enum(AUTH_FLOWS)),
  /** Asked to switch to sign-ins that a phone approves; `soft` for twelve days. */
  migration: z.optional(z.enum(['soft', 'strict'])),
  /** True if a phone is linked; always so for people who sign in by one. */
  hasPhone: z.optional(z.boolean()),
  approval: z.optional(z.enum(APPROVAL_MODES)),
  kind: z.optional(z.enum(['personal', 'business'])),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  email: z.optional(emailSchema),
  password: z.optional(z.string().check(z.minLength(10), z.maxLength(128))),
  standing: z.optional(customerFlagsSchema),
  /** Their standing with the bank, e.g. `limited`; by default they are verified. */
  situation: z.optional(
    z.union([situationSchema, z.array(situationSchema).check(z.maxLength(10))]),
  ),
  accesses: z.optional(z.array(accessInputSchema).check(z.maxLength(20))),
  /** The account waits until its mailed link is opened; the value is the link's purpose. */
  activation: z.optional(z.enum(ACTIVATION_ACTIONS)),
  birthDay: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** The language they last used with the bank. */
  locale: z.optional(z.enum(LOCALES)),
  /** The number of rows in their history, over the last three years; only in the embedded database. */
  history: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  /**
   * The most they may move in a day and in a month, in the currency in which it leaves: lower or
   * higher than the bank's limits, which it replaces.
   */
  limits: z.optional(z.array(limitSchema).check(z.maxLength(20))),
  /** Submitted at once, and paid from the first account of the customer they are for. */
  batches: z.optional(z.array(batchInputSchema).check(z.maxLength(30))),
  /** Stored to fill a form. */
  payees: z.optional(z.array(payeeInputSchema).check(z.maxLength(50))),
  /** Payout targets. */
  externalCards: z.optional(z.array(externalCardInputSchema).check(z.maxLength(20))),
  accounts: z.optional(
    z
      .array(
        z.strictObject({
          currencyCode: currencyCodeSchema,
          /** Zero or more. */
          balance: z.optional(
            z.union([positiveDecimalSchema, z.string().check(z.regex(/^0(\.0+)?$/))]),
          ),
        }),
      )
      .check(z.maxLength(20)),
  ),
})

export type PersonInput = z.output<typeof personInputSchema>

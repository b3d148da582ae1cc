import * as z from 'zod/mini'
import {
  steadyText,
  currencyCodeSchema,
  decimalSchema,
  rateSchema,
  oneOrMany,
  wireNumber,
  wireWord,
  wireFlag,
  instantSchema,
  daySchema,
  timeZoneSchema,
} from '../values/index.ts'
import { ADDRESS_TYPE } from '../profile/index.ts'
import { customerAddressSchema, identitySchema } from '../profile/schemas.ts'
import {
  ACCOUNT_STATUS,
  ACCOUNT_NAME_FIELDS,
  POSTAL_ADDRESS_FIELDS,
  INSTRUCTION_METHODS,
  WALLET_CURRENCIES,
} from './facts.ts'

/** Shown as text, never as markup. An empty one removes the name, so it is never absent. */
const nicknameSchema = /* @__PURE__ */ z
  .string()
  .check(z.maxLength(ACCOUNT_NAME_FIELDS.nickname.most), steadyText)

/** An account of the customer acted for. Cards are accounts too, with a `type` of their own. */
export const accountSchema = /* @__PURE__ */ z.object({
  accountId: z.string(),
  customerId: z.string(),
  type: wireNumber(),
  subType: z.optional(z.enum(['PREPAID', 'DEBIT'])),
  accountStatusId: wireWord(ACCOUNT_STATUS),
  currencyCode: currencyCodeSchema,
  /** The holder's own name for it. Cards have `cardAliasName` instead. */
  nickname: z.optional(z.string()),
  balance: decimalSchema,
  /** The balance never falls below this. */
  accountBalanceMin: decimalSchema,
  /** The total of payments that await approval. It is still part of the balance. */
  pendingAmount: decimalSchema,
  settlementAccountId: z.optional(z.string()),
  cardIsVirtual: z.optional(z.boolean()),
  cardAliasName: z.optional(z.string()),
  cardExpiryMonth: z.optional(wireNumber()),
  cardExpiryYear: z.optional(wireNumber()),
  /** The state of the card ordered to replace this one. */
  cardReissuedStatusId: z.optional(wireNumber()),
  /** True if the replacement comes by express; absent otherwise. */
  cardReissueIsExpress: z.optional(z.boolean()),
  /** Masked except for its last digits. */
  cardNumber: z.optional(z.string()),
  /** True if someone other than the owner may have used the card, whatever its status. */
  cardHasFraudMark: z.optional(z.boolean()),
})

/** Refuses text that consists only of spaces. */
const lineSchema = ({ most }: { most: number }) =>
  z.string().check(z.regex(/\S/), z.maxLength(most))

/** A postal address. */
export const postalAddressSchema = /* @__PURE__ */ z.object({
  address1: lineSchema(POSTAL_ADDRESS_FIELDS.address1),
  city: lineSchema(POSTAL_ADDRESS_FIELDS.city),
  postalCode: lineSchema(POSTAL_ADDRESS_FIELDS.postalCode),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
})

/** The requirements for using an account on the bank's other platforms. */
const CROSS_PLATFORM_REQUIREMENTS = [
  'accountActive',
  'identityKnown',
  'addressConfirmed',
  'phoneLinked',
] as const

/** The amount in a currency that one unit of the base currency is worth. */
const defaultRateSchema = /* @__PURE__ */ z.object({
  currencyCode: currencyCodeSchema,
  rate: rateSchema,
})

const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** The details needed to pay money in. */
const paymentInstructionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  method: z.enum(INSTRUCTION_METHODS),
  currencyCode: currencyCodeSchema,
  /** An IBAN if the method uses IBANs. */
  bankAccountNumber: z.string(),
  /** The name of the account holder. */
  beneficiaryName: z.string(),
  bankName: z.string(),
  bankAddress: z.string(),
  /** ISO 9362, also called SWIFT. */
  bic: z.optional(z.string()),
  sortCode: z.optional(z.string()),
  /** Must be included in the payment, or the bank can't tell whose it is. */
  reference: z.optional(z.string()),
  /** The time when the customer first viewed it. */
  viewedAt: z.optional(instantSchema),
})

/** The schemas of the calls, by their names. */
export const accountSchemas = {
  list: { input: z.object({}), output: z.object({ accounts: oneOrMany(accountSchema) }) },
  addresses: {
    input: z.object({}),
    output: z.object({
      address: oneOrMany(customerAddressSchema),
      /** The document from which the bank knows the customer's identity. */
      identity: z.optional(identitySchema),
    }),
  },
  createAddress: {
    input: z.extend(postalAddressSchema, {
      addressType: z.optional(wireWord(ADDRESS_TYPE)),
      address2: z.optional(lineSchema(POSTAL_ADDRESS_FIELDS.address1)),
      stateCode: z.optional(lineSchema(POSTAL_ADDRESS_FIELDS.postalCode)),
      stateName: z.optional(lineSchema(POSTAL_ADDRESS_FIELDS.city)),
      /**
       * The cards that the customer knows will be cancelled. If the call would cancel any other, it
       * is refused instead.
       */
      expectedCanceledAccounts: z.optional(oneOrMany(z.string())),
    }),
    output: z.object({ addressId: z.string() }),
  },
  balanceHistory: {
    input: z.object({
      days: wireNumber(),
      timeZone: timeZoneSchema,
    }),
    output: z.object({
      /** Oldest first, without gaps. */
      days: oneOrMany(daySchema),
      currencies: oneOrMany(
        z.object({
          currencyCode: currencyCodeSchema,
          /** One for each of the days. */
          amounts: oneOrMany(decimalSchema),
        }),
      ),
    }),
  },
  crossPlatform: {
    input: z.object({ accountId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.object({
      requirements: oneOrMany(
        z.object({ code: z.enum(CROSS_PLATFORM_REQUIREMENTS), isMet: wireFlag() }),
      ),
    }),
  },
  addCurrency: {
    input: z.object({ currencyCode: currencyCodeSchema }),
    output: z.object({ accountId: z.string() }),
  },
  setNickname: {
    input: z.object({ accountId: idSchema, nickname: nicknameSchema }),
    output: z.object({}),
  },
  rates: {
    input: z.object({}),
    output: z.object({ baseCurrencyCode: currencyCodeSchema, rates: oneOrMany(defaultRateSchema) }),
  },
  instructions: {
    input: z.object({ accountId: idSchema }),
    output: z.object({ instructions: oneOrMany(paymentInstructionSchema) }),
  },
  markInstructionViewed: {
    input: z.object({ instructionId: idSchema, accountId: idSchema }),
    output: z.object({}),
  },
  wallet: {
    input: z.object({
      currencyCode: z.enum(WALLET_CURRENCIES),
      accountId: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    output: z.object({ address: z.string() }),
  },
}

export type Account = z.output<typeof accountSchema>

export type NewAddress = z.output<typeof accountSchemas.createAddress.input>

export type BalanceHistory = z.output<typeof accountSchemas.balanceHistory.output>

export type CrossPlatformRequirement = z.output<
  typeof accountSchemas.crossPlatform.output
>['requirements'][number]

/** The bank's middle rates, all to one base. */
export type DefaultRates = z.output<typeof accountSchemas.rates.output>

export type PaymentInstruction = z.output<typeof paymentInstructionSchema>

import * as z from 'zod/mini'
import { cleanEmailAddress, LONGEST_EMAIL } from '../email-address.ts'
import {
  currencyCodeSchema,
  positiveDecimalSchema,
  decimalSchema,
  rateSchema,
  partyKindSchema,
  instantSchema,
} from '../values/index.ts'
import { approvalSchema } from '../payments/schemas.ts'
import { externalSchemas } from './external-schemas.ts'
import {
  ownOrderSchema,
  type ownTransferSchema,
  p2pOrderSchema,
  type p2pTransferSchema,
} from './orders.ts'
import { rehearsalSchemas } from './rehearsal.ts'
import { countryCodeSchema } from '../payouts/schemas.ts'
import { LIMITED_OPERATIONS } from './facts.ts'

export * from './bank-look-ups.ts'
export * from './external-orders.ts'
export * from './external-schemas.ts'
export * from '../payouts/schemas.ts'
export * from './instant-keys.ts'
export * from './orders.ts'
export * from './payee-check.ts'
export * from './rails.ts'
export * from './recent-transfers.ts'
export * from './rehearsal.ts'
export * from './saved-payees.ts'

/**
 * A transfer between own accounts to price. It contains exactly one of the two amounts; the bank
 * calculates the other.
 */
export const ownTransferToPriceSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  toAccount: z.string(),
  /** The amount to arrive, in the currency of `toAccount`. */
  toAmount: z.optional(positiveDecimalSchema),
  /** The maximum amount to leave, in the currency of `fromAccount`. */
  fromAmount: z.optional(positiveDecimalSchema),
})

const accountsSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  /** Required for `betweenAccounts`: the limits depend on whether the currencies differ. */
  toAccount: z.optional(z.string()),
  /** Required for external transfers. */
  countryCode: z.optional(countryCodeSchema),
})

/** The schemas of the calls, by their names. */
export const transferSchemas = {
  ...externalSchemas,
  ...rehearsalSchemas,
  exchangeRate: {
    input: z.object({ fromCurrencyCode: currencyCodeSchema, toCurrencyCode: currencyCodeSchema }),
    output: z.object({ rate: rateSchema }),
  },
  checkPayee: {
    input: z.object({
      email: z
        .string()
        .check(z.overwrite(cleanEmailAddress), z.minLength(6), z.maxLength(LONGEST_EMAIL)),
    }),
    output: z.object({
      exists: z.boolean(),
      /** The same, in the spelling of some banks. */
      exist: z.optional(z.boolean()),
      /** True if they act for the paying customer. */
      isEmployee: z.optional(z.boolean()),
      /** True if the paying customer has blocked them: a payment would be refused. */
      outBlacklist: z.optional(z.boolean()),
      /** The payee's name as the payer may see it, e.g. `Vera K.`. */
      name: z.optional(z.string()),
      kind: partyKindSchema,
    }),
  },
  quoteOwn: {
    input: ownTransferToPriceSchema,
    output: z.object({
      fee: decimalSchema,
      feeCurrencyCode: currencyCodeSchema,
      /**
       * The amount that leaves `fromAccount`, without the fee. May be less than requested: an
       * amount worth less than the smallest unit of the target currency stays in the account.
       */
      fromAmount: positiveDecimalSchema,
      fromCurrencyCode: currencyCodeSchema,
      toAmount: positiveDecimalSchema,
      toCurrencyCode: currencyCodeSchema,
      /**
       * The amount of the target currency for one unit of the source currency, including the bank's
       * margin.
       */
      rate: rateSchema,
    }),
  },
  sendOwn: {
    input: ownOrderSchema,
    output: z.object({
      transactionId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
      fee: decimalSchema,
      feeCurrencyCode: currencyCodeSchema,
    }),
  },
  quoteP2p: {
    input: z.object({ fromAccount: z.string(), amount: positiveDecimalSchema }),
    output: z.object({
      fee: decimalSchema,
      feeCurrencyCode: currencyCodeSchema,
      /** The total of amount and fee that leaves the account. */
      total: positiveDecimalSchema,
    }),
  },
  sendP2p: {
    input: p2pOrderSchema,
    output: z.object({
      transactionId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
      fee: decimalSchema,
      feeCurrencyCode: currencyCodeSchema,
    }),
  },
  beneficiaries: {
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({ id: z.string(), name: z.string(), email: z.string(), lastUsed: instantSchema }),
      ),
      total: z.number(),
    }),
  },
  maxAmount: {
    input: z.extend(accountsSchema, {
      operation: z.enum(LIMITED_OPERATIONS),
      /** Required for external transfers: the currency that arrives. */
      currency: z.optional(currencyCodeSchema),
    }),
    output: z.object({
      /**
       * In the currency in which the amount of this transfer is typed, which is the one that
       * arrives.
       */
      amount: decimalSchema,
      currencyCode: currencyCodeSchema,
    }),
  },
  limits: {
    input: z.extend(accountsSchema, { type: z.enum(LIMITED_OPERATIONS) }),
    output: z.object({
      min: positiveDecimalSchema,
      /** Absent if only the balance limits it. */
      max: z.optional(decimalSchema),
      dailyLeft: z.optional(decimalSchema),
      monthlyLeft: z.optional(decimalSchema),
      currencyCode: currencyCodeSchema,
    }),
  },
}

export type PayeeEmailCheck = z.output<typeof transferSchemas.checkPayee.output>

export type OwnTransfer = z.output<typeof ownTransferSchema>

export type OwnTransferToPrice = z.output<typeof ownTransferToPriceSchema>

export type OwnTransferOrder = z.output<typeof transferSchemas.sendOwn.input>

export type OwnTransferQuote = z.output<typeof transferSchemas.quoteOwn.output>

export type OwnTransferReceipt = z.output<typeof transferSchemas.sendOwn.output>

export type P2pBeneficiary = z.output<typeof transferSchemas.beneficiaries.output>['items'][number]

export type P2pTransfer = z.output<typeof p2pTransferSchema>

export type P2pTransferOrder = z.output<typeof transferSchemas.sendP2p.input>

export type P2pTransferQuote = z.output<typeof transferSchemas.quoteP2p.output>

export type P2pTransferReceipt = z.output<typeof transferSchemas.sendP2p.output>

export type MaxAmount = z.output<typeof transferSchemas.maxAmount.output>

export type TransferLimits = z.output<typeof transferSchemas.limits.output>

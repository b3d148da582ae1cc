import * as z from 'zod/mini'
import { cleanEmailAddress } from '../email-address.ts'
import { currencyCodeSchema, positiveDecimalSchema, decimalSchema, rateSchema } from '../money.ts'
import { approvalSchema, EXTERNAL_KINDS } from '../payments/index.ts'
import { externalSchemas } from './external-schemas.ts'
import {
  ownOrderSchema,
  type ownTransferSchema,
  p2pOrderSchema,
  type p2pTransferSchema,
} from './orders.ts'
import { rehearsalSchemas } from './rehearsal.ts'
import { countryCodeSchema } from './external-ways.ts'
import { partyKindSchema } from '../identifiers.ts'
import { instantSchema } from '../wire-values.ts'

/**
 * A transfer between own accounts of which one side is fixed, and the bank works the other out: it
 * names one of the two amounts, and not both.
 */
export const ownTransferToPriceSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  toAccount: z.string(),
  /** The amount to arrive, in the currency of `toAccount`. */
  toAmount: z.optional(positiveDecimalSchema),
  /** The most that may leave, in the currency of `fromAccount`. */
  fromAmount: z.optional(positiveDecimalSchema),
})

/** The ways of moving money that have limits of their own. */
export const LIMITED_OPERATIONS = ['betweenAccounts', 'p2p', ...EXTERNAL_KINDS] as const

const accountsSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  /** Needed for `betweenAccounts`: whether currencies differ decides the limits. */
  toAccount: z.optional(z.string()),
  /** Needed for what leaves the bank. */
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
      email: z.string().check(z.overwrite(cleanEmailAddress), z.minLength(6), z.maxLength(254)),
    }),
    output: z.object({
      exists: z.boolean(),
      /** The same, as some banks spell it. */
      exist: z.optional(z.boolean()),
      /** They act for the customer that pays. */
      isEmployee: z.optional(z.boolean()),
      /** The customer that pays keeps them away: a payment would be refused. */
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
       * What leaves `fromAccount`, the fee not included. May be less than was asked to leave: what
       * is worth less than the smallest unit that can arrive stays where it is.
       */
      fromAmount: positiveDecimalSchema,
      fromCurrencyCode: currencyCodeSchema,
      toAmount: positiveDecimalSchema,
      toCurrencyCode: currencyCodeSchema,
      /** How much one unit of the source currency becomes, the bank's margin included. */
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
      /** Amount and fee together: what leaves the account. */
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
      /** Needed for what leaves the bank: in which it arrives. */
      currency: z.optional(currencyCodeSchema),
    }),
    output: z.object({
      /** In the currency that the amount of this transfer is typed in: what arrives. */
      amount: decimalSchema,
      currencyCode: currencyCodeSchema,
    }),
  },
  limits: {
    input: z.extend(accountsSchema, { type: z.enum(LIMITED_OPERATIONS) }),
    output: z.object({
      min: positiveDecimalSchema,
      /** Absent: no limit but the balance. */
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

export type LimitedOperation = (typeof LIMITED_OPERATIONS)[number]

export type MaxAmount = z.output<typeof transferSchemas.maxAmount.output>

export type TransferLimits = z.output<typeof transferSchemas.limits.output>

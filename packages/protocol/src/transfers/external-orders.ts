import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema, rateSchema } from '../money.ts'
import { instantSchema } from '../wire-values.ts'
import { approvalSchema, EXTERNAL_KINDS } from '../payments/index.ts'
import { externalPermissionSchema, RAILS } from './rails.ts'
import { countryCodeSchema } from './external-ways.ts'

/**
 * Who bears the fee of a wire: the payer, each their own half, or the payee. What the payee bears
 * is taken from what arrives.
 */
export const FEE_SHARES = ['OUR', 'SHA', 'BEN'] as const

/** Money that is to leave the bank, before it is known whose account it goes to. */
export const externalTransferToPriceSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  permission: externalPermissionSchema,
  countryCode: countryCodeSchema,
  /** In which it arrives. */
  currency: currencyCodeSchema,
  /** What arrives, in `currency`. */
  amount: positiveDecimalSchema,
})

/** The same of a wire, with who bears its fee. */
export const wireToPriceSchema = /* @__PURE__ */ z.extend(externalTransferToPriceSchema, {
  feeShare: z.enum(FEE_SHARES),
})

/** What a transfer out of the bank would cost now. Nothing is held. */
export const externalQuoteSchema = /* @__PURE__ */ z.object({
  /** What leaves the account, the fee not included. */
  fromAmount: positiveDecimalSchema,
  fromCurrencyCode: currencyCodeSchema,
  fee: decimalSchema,
  feeCurrencyCode: currencyCodeSchema,
  /** `fromAmount` and the fee together. */
  total: positiveDecimalSchema,
  /** How much one unit of the source currency becomes, the bank's margin included. */
  rate: rateSchema,
  currency: currencyCodeSchema,
  /** What was asked for, less what the payee bears. */
  arriving: positiveDecimalSchema,
  /** What the payee bears, in `currency`; absent if that is nothing. */
  deducted: z.optional(positiveDecimalSchema),
  arrivesAt: instantSchema,
})

const orderFields = {
  /** Of somebody else; an account of one's own is in one's own name. */
  payeeName: z.optional(z.string().check(z.maxLength(140))),
  /** By the names of the way's fields and extra parameters. */
  details: z.record(z.string(), z.string().check(z.maxLength(140))),
  note: z.optional(z.string().check(z.maxLength(140))),
  /** What was shown; the bank refuses with the new figure if it differs. */
  expectedFromAmount: z.optional(positiveDecimalSchema),
  expectedFee: z.optional(decimalSchema),
}

/** An order to send money out of the bank. */
export const externalOrderSchema = /* @__PURE__ */ z.extend(
  externalTransferToPriceSchema,
  orderFields,
)

/** An order for a wire. */
export const wireOrderSchema = /* @__PURE__ */ z.extend(wireToPriceSchema, orderFields)

/** With `transactionId` it has left the account; with `approval` it waits. */
export const externalReceiptSchema = /* @__PURE__ */ z.object({
  transactionId: z.optional(z.string()),
  approval: z.optional(approvalSchema),
  fromAmount: positiveDecimalSchema,
  fee: decimalSchema,
  feeCurrencyCode: currencyCodeSchema,
})

/**
 * Where money is that has left the bank: under way, at the payee's bank, on the payee's account, or
 * back because their bank refused it.
 */
export const EXTERNAL_STATES = ['sent', 'atPayeeBank', 'arrived', 'returned'] as const

/** A transfer out of the bank that has left the account. */
export const externalTransferSchema = /* @__PURE__ */ z.object({
  transactionId: z.string(),
  kind: z.enum(EXTERNAL_KINDS),
  rail: z.enum(RAILS),
  state: z.enum(EXTERNAL_STATES),
  sentAt: instantSchema,
  /** When it reaches the payee's bank, or has; absent where that credits the account at once. */
  atPayeeBankAt: z.optional(instantSchema),
  /** When it is on the payee's account, or has been since. */
  arrivesAt: instantSchema,
  returnedAt: z.optional(instantSchema),
  payeeName: z.string(),
  details: z.record(z.string(), z.string()),
  countryCode: countryCodeSchema,
  /** What arrives. */
  amount: positiveDecimalSchema,
  currency: currencyCodeSchema,
})

export type ExternalOrder = z.output<typeof externalOrderSchema>

export type WireOrder = z.output<typeof wireOrderSchema>

export type ExternalReceipt = z.output<typeof externalReceiptSchema>

export type ExternalTransfer = z.output<typeof externalTransferSchema>

export type FeeShare = (typeof FEE_SHARES)[number]

export type ExternalTransferToPrice = z.output<typeof externalTransferToPriceSchema>

export type WireToPrice = z.output<typeof wireToPriceSchema>

export type ExternalQuote = z.output<typeof externalQuoteSchema>

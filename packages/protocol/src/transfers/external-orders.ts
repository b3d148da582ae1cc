import * as z from 'zod/mini'
import {
  currencyCodeSchema,
  decimalSchema,
  positiveDecimalSchema,
  rateSchema,
  instantSchema,
} from '../values/index.ts'
import { approvalSchema } from '../payments/schemas.ts'
import { EXTERNAL_KINDS } from '../payment-kinds/index.ts'
import { externalPermissionSchema } from './rails.ts'
import { FEE_SHARES, RAILS } from '../payouts/index.ts'
import { EXTERNAL_STATES } from './facts.ts'
import { countryCodeSchema } from '../payouts/schemas.ts'

/** A transfer out of the bank, before the payee's account is known. */
export const externalTransferToPriceSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  permission: externalPermissionSchema,
  countryCode: countryCodeSchema,
  /** The currency that arrives. */
  currency: currencyCodeSchema,
  /** The amount that arrives, in `currency`. */
  amount: positiveDecimalSchema,
})

/** The same for a wire, with the party who bears its fee. */
export const wireToPriceSchema = /* @__PURE__ */ z.extend(externalTransferToPriceSchema, {
  feeShare: z.enum(FEE_SHARES),
})

/** The current price of a transfer out of the bank. It isn't reserved. */
export const externalQuoteSchema = /* @__PURE__ */ z.object({
  /** The amount that leaves the account, without the fee. */
  fromAmount: positiveDecimalSchema,
  fromCurrencyCode: currencyCodeSchema,
  fee: decimalSchema,
  feeCurrencyCode: currencyCodeSchema,
  /** The total of `fromAmount` and the fee. */
  total: positiveDecimalSchema,
  /**
   * The amount of the target currency for one unit of the source currency, including the bank's
   * margin.
   */
  rate: rateSchema,
  currency: currencyCodeSchema,
  /** The requested amount minus the payee's part of the fee. */
  arriving: positiveDecimalSchema,
  /** The payee's part of the fee, in `currency`; absent if it is zero. */
  deducted: z.optional(positiveDecimalSchema),
  arrivesAt: instantSchema,
})

const orderFields = {
  /** Only for someone else's account; the customer's own ones are in their own name. */
  payeeName: z.optional(z.string().check(z.maxLength(140))),
  /** By the names of the way's fields and extra parameters. */
  details: z.record(z.string(), z.string().check(z.maxLength(140))),
  note: z.optional(z.string().check(z.maxLength(140))),
  /** The figures shown to the customer; if they differ, the bank refuses with the new ones. */
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

/** A transfer out of the bank that has left the account. */
export const externalTransferSchema = /* @__PURE__ */ z.object({
  transactionId: z.string(),
  kind: z.enum(EXTERNAL_KINDS),
  rail: z.enum(RAILS),
  state: z.enum(EXTERNAL_STATES),
  sentAt: instantSchema,
  /**
   * The actual or expected time of arrival at the payee's bank; absent if the account is credited
   * immediately.
   */
  atPayeeBankAt: z.optional(instantSchema),
  /** The actual or expected time of arrival on the payee's account. */
  arrivesAt: instantSchema,
  returnedAt: z.optional(instantSchema),
  payeeName: z.string(),
  details: z.record(z.string(), z.string()),
  countryCode: countryCodeSchema,
  /** The amount that arrives. */
  amount: positiveDecimalSchema,
  currency: currencyCodeSchema,
})

export type ExternalOrder = z.output<typeof externalOrderSchema>

export type WireOrder = z.output<typeof wireOrderSchema>

export type ExternalReceipt = z.output<typeof externalReceiptSchema>

export type ExternalTransfer = z.output<typeof externalTransferSchema>

export type ExternalTransferToPrice = z.output<typeof externalTransferToPriceSchema>

export type WireToPrice = z.output<typeof wireToPriceSchema>

export type ExternalQuote = z.output<typeof externalQuoteSchema>

import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { instantSchema } from '../wire-values.ts'
import { externalPermissionSchema } from './external-kinds.ts'
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
  rate: positiveDecimalSchema,
  currency: currencyCodeSchema,
  /** What was asked for, less what the payee bears. */
  arriving: positiveDecimalSchema,
  /** What the payee bears, in `currency`; absent if that is nothing. */
  deducted: z.optional(positiveDecimalSchema),
  arrivesAt: instantSchema,
})

export type FeeShare = (typeof FEE_SHARES)[number]

export type ExternalTransferToPrice = z.output<typeof externalTransferToPriceSchema>

export type WireToPrice = z.output<typeof wireToPriceSchema>

export type ExternalQuote = z.output<typeof externalQuoteSchema>

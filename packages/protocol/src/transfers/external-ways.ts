import * as z from 'zod/mini'
import { EXTERNAL_KINDS } from '../payments/index.ts'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'
import { RAILS } from './rails.ts'

/** ISO 3166-1, two letters. */
export const countryCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{2}$/))

/** One of several that can be chosen. */
export const payoutOptionSchema = /* @__PURE__ */ z.object({ id: z.string(), name: z.string() })

/** The calls that fill the options of a field. */
export const OPTION_CALLS = [
  'bankList',
  'branchCodeOptionsGet',
  'extraParamsGet',
  'instantBankList',
  'externalCardList',
] as const

/** A field of the form by which a payee's account is named. */
export const payoutFieldSchema = /* @__PURE__ */ z.object({
  /** Its name among the `details` of an order. */
  name: z.string(),
  /**
   * What may be in it, by `BankDetailKind`; one of several is enough. `text` and `digits` are bound
   * by the lengths alone. A kind that is not known here is text, and the bank judges it.
   */
  kinds: z.array(z.string()),
  isRequired: z.boolean(),
  minLength: wireNumber(),
  maxLength: wireNumber(),
  /** Its value is one of these. */
  options: z.optional(z.array(payoutOptionSchema)),
  /** The call that answers the options; with those of a branch the bank is named. */
  optionsFrom: z.optional(z.enum(OPTION_CALLS)),
})

/** What a way costs on top, in the currency of the account that pays. */
export const payoutFeeSchema = /* @__PURE__ */ z.object({
  fixed: decimalSchema,
  /** A part of what leaves, e.g. `0.005` for half a percent. */
  share: z.optional(decimalSchema),
  /** The least that the share comes to. */
  least: z.optional(decimalSchema),
})

/** One way that the bank offers to a country. */
export const payoutWaySchema = /* @__PURE__ */ z.object({
  kind: z.enum(EXTERNAL_KINDS),
  rail: z.enum(RAILS),
  /** In which money can arrive. */
  currencies: z.array(currencyCodeSchema),
  fee: payoutFeeSchema,
  /** Of what leaves, in the currency of the account that pays. */
  minimum: positiveDecimalSchema,
  maximum: z.optional(positiveDecimalSchema),
  /** When money that is sent now has arrived, by the cut-off and the holidays of the rail. */
  arrivesAt: instantSchema,
  fields: z.array(payoutFieldSchema),
})

/** A country that money can be sent to. */
export const payoutCountrySchema = /* @__PURE__ */ z.object({
  countryCode: countryCodeSchema,
  kinds: z.array(z.enum(EXTERNAL_KINDS)),
})

export type PayoutOption = z.output<typeof payoutOptionSchema>

export type PayoutField = z.output<typeof payoutFieldSchema>

export type PayoutFee = z.output<typeof payoutFeeSchema>

export type PayoutWay = z.output<typeof payoutWaySchema>

export type PayoutCountry = z.output<typeof payoutCountrySchema>

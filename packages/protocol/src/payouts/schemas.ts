import * as z from 'zod/mini'
import { EXTERNAL_KINDS } from '../payment-kinds/index.ts'
import {
  currencyCodeSchema,
  decimalSchema,
  positiveDecimalSchema,
  instantSchema,
  wireNumber,
} from '../values/index.ts'
import { OPTION_CALLS, RAILS } from './facts.ts'

/** ISO 3166-1, two letters. */
export const countryCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{2}$/))

/** One of several choices. */
export const payoutOptionSchema = /* @__PURE__ */ z.object({ id: z.string(), name: z.string() })

/** A field of the form for the payee's account. */
export const payoutFieldSchema = /* @__PURE__ */ z.object({
  /** Its name among the `details` of an order. */
  name: z.string(),
  /**
   * The permitted content, by `BankDetailKind`; matching one of them is enough. `text` and `digits`
   * are only limited by their length. Treat an unknown kind as text, which the bank checks.
   */
  kinds: z.array(z.string()),
  isRequired: z.boolean(),
  minLength: wireNumber(),
  maxLength: wireNumber(),
  /** The permitted values. */
  options: z.optional(z.array(payoutOptionSchema)),
  /** The call that returns the options; for branches it needs the bank. */
  optionsFrom: z.optional(z.enum(OPTION_CALLS)),
})

/** The fee of a way, charged in addition, in the currency of the paying account. */
export const payoutFeeSchema = /* @__PURE__ */ z.object({
  fixed: decimalSchema,
  /** The part of the amount that leaves, e.g. `0.005` for half a percent. */
  share: z.optional(decimalSchema),
  /** The minimum of `share`. */
  least: z.optional(decimalSchema),
})

/** A way to send money to a country. */
export const payoutWaySchema = /* @__PURE__ */ z.object({
  kind: z.enum(EXTERNAL_KINDS),
  rail: z.enum(RAILS),
  /** The currencies in which money can arrive. */
  currencies: z.array(currencyCodeSchema),
  fee: payoutFeeSchema,
  /** The limits of the amount that leaves, in the currency of the paying account. */
  minimum: positiveDecimalSchema,
  maximum: z.optional(positiveDecimalSchema),
  /** The time of arrival if sent now, given the rail's cut-off time and holidays. */
  arrivesAt: instantSchema,
  fields: z.array(payoutFieldSchema),
})

/** A country to which money can be sent. */
export const payoutCountrySchema = /* @__PURE__ */ z.object({
  countryCode: countryCodeSchema,
  kinds: z.array(z.enum(EXTERNAL_KINDS)),
})

/** An account on which a payee was paid before. */
export const formerPayeeAccountSchema = /* @__PURE__ */ z.object({
  /** The details of that account, by field of its form. */
  details: z.record(z.string(), z.string()),
  paidAt: instantSchema,
})

export type PayoutOption = z.output<typeof payoutOptionSchema>

export type PayoutField = z.output<typeof payoutFieldSchema>

export type PayoutFee = z.output<typeof payoutFeeSchema>

export type PayoutWay = z.output<typeof payoutWaySchema>

export type PayoutCountry = z.output<typeof payoutCountrySchema>

export type FormerPayeeAccount = z.output<typeof formerPayeeAccountSchema>

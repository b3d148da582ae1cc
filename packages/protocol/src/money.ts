import * as z from 'zod/mini'

/** ISO 4217 code, e.g. `EUR`. */
export const currencyCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{3}$/))

/**
 * An amount as the bank writes it: decimal digits in a string with at most 8 decimals, never a JSON
 * number, so that no cent is lost to floating point on the way. May be negative.
 */
export const decimalSchema = /* @__PURE__ */ z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/))

/** An amount above zero. */
export const positiveDecimalSchema = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,8})?$/))

/**
 * How much one unit of a currency is in another. Of a small unit it has more decimals than any
 * amount, so that what it comes to is exact.
 */
export const rateSchema = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,18})?$/))

/** An amount together with the currency it is in. */
export const moneySchema = /* @__PURE__ */ z.object({
  amount: decimalSchema,
  currencyCode: currencyCodeSchema,
})

export type Money = z.output<typeof moneySchema>

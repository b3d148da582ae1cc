import * as z from 'zod/mini'
import { POSITIVE_DECIMAL } from '../normal-amount.ts'

/** ISO 4217 code, e.g. `EUR`. */
export const currencyCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{3}$/))

/**
 * An amount on the wire: decimal digits in a string, with at most 8 decimals. It is never a JSON
 * number, so that floating point can't lose a cent. May be negative.
 */
export const decimalSchema = /* @__PURE__ */ z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/))

/** An amount above zero. */
export const positiveDecimalSchema = /* @__PURE__ */ z.string().check(z.regex(POSITIVE_DECIMAL))

/**
 * The amount of one currency that a unit of another is worth. It can have more decimals than any
 * amount, so that even rates of small units are exact.
 */
export const rateSchema = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,18})?$/))

/** An amount and its currency. */
export const moneySchema = /* @__PURE__ */ z.object({
  amount: decimalSchema,
  currencyCode: currencyCodeSchema,
})

export type Money = z.output<typeof moneySchema>

import * as z from 'zod/mini'
import { currencyCodeSchema, positiveDecimalSchema } from '../values/index.ts'
import { SUBSCRIPTION_FREQUENCIES } from '../subscriptions/index.ts'
import { SAVED_BUTTON_TYPES } from './facts.ts'

/** `btn_` and 128 random bits as hexadecimal digits. It appears in pages, and isn't a secret. */
export const savedButtonIdSchema = /* @__PURE__ */ z.string().check(z.regex(/^btn_[0-9a-f]{32}$/))

/**
 * The name of an attempt to pay: at least 128 random bits, made by the page or window in which it
 * starts. Anyone who knows it can continue the attempt, and read its outcome.
 */
export const attemptNameSchema = /* @__PURE__ */ z.string().check(z.regex(/^[\w-]{22,64}$/))

/** The price and its conditions, set by the button's merchant. */
export const savedButtonTermsSchema = /* @__PURE__ */ z.object({
  type: z.enum(SAVED_BUTTON_TYPES),
  currencyCode: currencyCodeSchema,
  /** The price, for `fixed` and `subscription`. */
  amount: z.optional(positiveDecimalSchema),
  /** The interval between payments, for `subscription`. */
  frequency: z.optional(z.enum(SUBSCRIPTION_FREQUENCIES)),
  /** The limits of the amount, both inclusive, for `open`. */
  min: z.optional(positiveDecimalSchema),
  max: z.optional(positiveDecimalSchema),
})

export type SavedButtonTerms = z.output<typeof savedButtonTermsSchema>

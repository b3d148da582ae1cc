import * as z from 'zod/mini'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { SUBSCRIPTION_FREQUENCIES } from '../subscriptions/index.ts'

/**
 * `fixed`: one price; `open`: the payer chooses an amount between two bounds; `subscription`: a
 * price that is paid again and again, until payer or merchant ends it.
 */
export const SAVED_BUTTON_TYPES = ['fixed', 'open', 'subscription'] as const

/** `btn_` and 128 random bits as hexadecimal digits. It stands in pages and is no secret. */
export const savedButtonIdSchema = /* @__PURE__ */ z.string().check(z.regex(/^btn_[0-9a-f]{32}$/))

/**
 * The name of an attempt to pay, made at random by the page or the window that it begins in: at
 * least 128 bits. Whoever knows it goes on with the attempt, and may ask how it ended.
 */
export const attemptNameSchema = /* @__PURE__ */ z.string().check(z.regex(/^[\w-]{22,64}$/))

/** What is asked for, as the button's merchant decides it. */
export const savedButtonTermsSchema = /* @__PURE__ */ z.object({
  type: z.enum(SAVED_BUTTON_TYPES),
  currencyCode: currencyCodeSchema,
  /** The price, of a `fixed` one and of a `subscription`. */
  amount: z.optional(positiveDecimalSchema),
  /** How often it is paid, of a `subscription`. */
  frequency: z.optional(z.enum(SUBSCRIPTION_FREQUENCIES)),
  /** The bounds of the amount, both included, of an `open` one. */
  min: z.optional(positiveDecimalSchema),
  max: z.optional(positiveDecimalSchema),
})

export type SavedButtonType = (typeof SAVED_BUTTON_TYPES)[number]

export type SavedButtonTerms = z.output<typeof savedButtonTermsSchema>

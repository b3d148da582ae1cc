import * as z from 'zod/mini'
import { steadyText } from '../identifiers.ts'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { wireNumber } from '../wire-values.ts'

/** The short name that a merchant is paid by: letters, digits and single hyphens. */
export const payNameSchema = /* @__PURE__ */ z
  .string()
  .check(z.minLength(3), z.maxLength(32), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** What a merchant's server has fixed and signed; see `signPaymentLink`. */
export const signedPaymentSchema = /* @__PURE__ */ z.object({
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  orderId: z.string().check(z.minLength(1), z.maxLength(64), steadyText),
  /** In seconds since 1970. */
  expires: wireNumber(),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** A merchant who is paid by name, as everybody may see them. */
export const payeeByNameSchema = /* @__PURE__ */ z.object({
  name: payNameSchema,
  merchantName: z.string(),
  logoUrl: z.optional(z.string()),
  /** What they can be paid in. */
  currencies: z.array(currencyCodeSchema),
})

export type SignedPayment = z.output<typeof signedPaymentSchema>

export type PayeeByName = z.output<typeof payeeByNameSchema>

import * as z from 'zod/mini'
import {
  steadyText,
  currencyCodeSchema,
  positiveDecimalSchema,
  wireNumber,
} from '../values/index.ts'
import { PAY_NAME_FIELDS, PAY_NAME } from './facts.ts'

/** A merchant's short name for payments: letters, digits and single hyphens. */
export const payNameSchema = /* @__PURE__ */ z
  .string()
  .check(z.maxLength(PAY_NAME_FIELDS.name.most), z.regex(PAY_NAME))

/** The values fixed and signed by a merchant's server; see `signPaymentLink`. */
export const signedPaymentSchema = /* @__PURE__ */ z.object({
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  orderId: z.string().check(z.minLength(1), z.maxLength(64), steadyText),
  /** In seconds since 1970. */
  expires: wireNumber(),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** The public view of a merchant who can be paid by name. */
export const payeeByNameSchema = /* @__PURE__ */ z.object({
  name: payNameSchema,
  merchantName: z.string(),
  logoUrl: z.optional(z.string()),
  /** The currencies in which they can be paid. */
  currencies: z.array(currencyCodeSchema),
})

export type SignedPayment = z.output<typeof signedPaymentSchema>

export type PayeeByName = z.output<typeof payeeByNameSchema>

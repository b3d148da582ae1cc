import * as z from 'zod/mini'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { EXTERNAL_KINDS, externalPermissionSchema } from './external-kinds.ts'
import { countryCodeSchema, payoutOptionSchema } from './external-ways.ts'

/** A payee that was kept, to start a form filled. */
export const paymentTemplateSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** As the customer calls it. */
  name: z.string(),
  kind: z.enum(EXTERNAL_KINDS),
  permission: externalPermissionSchema,
  countryCode: countryCodeSchema,
  currency: currencyCodeSchema,
  payeeName: z.string(),
  /** By the fields of the way's form. Keys and tax numbers are not among it: they are typed anew. */
  details: z.record(z.string(), z.string()),
  /** What is usually to arrive. */
  amount: z.optional(positiveDecimalSchema),
  note: z.optional(z.string()),
})

/** A card of another bank that money can be paid out to. Its number is with a vault alone. */
export const externalCardSchema = /* @__PURE__ */ z.object({
  /** By which an order names it: a token that ends as the number does. */
  id: z.string(),
  /** The first six digits of its number. */
  bin: z.string().check(z.regex(/^\d{6}$/)),
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  cardBrand: z.string(),
  holderName: z.string(),
  /** The last month in which it can be paid, `yyyy-mm`. */
  expires: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  /** Expired, or of a bank that nothing is paid to: not to be chosen. */
  isDisabled: z.boolean(),
})

/** The schemas of the calls, by their names. */
export const savedPayeeSchemas = {
  templates: {
    input: z.object({
      permission: z.optional(externalPermissionSchema),
      countryCode: z.optional(countryCodeSchema),
    }),
    output: z.object({ items: z.array(paymentTemplateSchema) }),
  },
  externalCards: {
    input: z.object({}),
    output: z.object({ items: z.array(externalCardSchema) }),
  },
  states: {
    input: z.object({ countryCode: countryCodeSchema }),
    output: z.object({ states: z.array(payoutOptionSchema) }),
  },
}

export type PaymentTemplate = z.output<typeof paymentTemplateSchema>

export type ExternalCard = z.output<typeof externalCardSchema>

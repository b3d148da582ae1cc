import * as z from 'zod/mini'
import { EXTERNAL_KINDS } from '../payments/index.ts'
import { MOST_HOLDERS, originSchema, steadyText } from '../identifiers.ts'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { externalPermissionSchema } from './rails.ts'
import { countryCodeSchema, payoutOptionSchema } from './external-ways.ts'
import { oneOrMany } from '../wire-values.ts'

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

/** The last month in which a card can be paid, `yyyy-mm`. */
const monthSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** The longest name that a card can be kept under. */
export const HOLDER_NAME_LENGTH = 60

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
  expires: monthSchema,
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
  openExternalCard: {
    input: z.object({
      /** Of the page that shows the frame. */
      hostOrigin: originSchema,
      /** Of the pages that hold that page: the frame is shown in none but these. */
      heldBy: z.optional(oneOrMany(originSchema).check(z.maxLength(MOST_HOLDERS))),
    }),
    output: z.object({
      /** Lets one card be typed. */
      token: z.string(),
      /**
       * The frame of the bank's vault, which takes the token as `token`. Left out by a bank whose
       * numbers are typed into someone else's frame.
       */
      frameUrl: z.optional(z.string()),
    }),
  },
  addExternalCard: {
    input: z.object({
      /** What the vault has answered. Digits alone are refused: they might be a number. */
      token: z.string().check(z.maxLength(200), z.regex(/[^\d\s-]/)),
      /** As it is printed on the card; it holds no digits. */
      holderName: z
        .string()
        .check(z.trim(), z.maxLength(HOLDER_NAME_LENGTH), steadyText, z.regex(/^\P{Nd}+$/u)),
      expires: monthSchema,
    }),
    output: z.object({ card: externalCardSchema }),
  },
  removeExternalCard: {
    input: z.object({ id: z.string() }),
    output: z.object({}),
  },
  states: {
    input: z.object({ countryCode: countryCodeSchema }),
    output: z.object({ states: z.array(payoutOptionSchema) }),
  },
}

export type PaymentTemplate = z.output<typeof paymentTemplateSchema>

export type ExternalCard = z.output<typeof externalCardSchema>

export type ExternalCardEntry = z.output<typeof savedPayeeSchemas.openExternalCard.output>

import * as z from 'zod/mini'
import { trimmed } from '../decode/index.ts'
import { EXTERNAL_KINDS } from '../payment-kinds/index.ts'
import { MOST_HOLDERS } from '../identifiers.ts'
import {
  originSchema,
  steadyText,
  currencyCodeSchema,
  positiveDecimalSchema,
  oneOrMany,
} from '../values/index.ts'
import { externalPermissionSchema } from './rails.ts'
import { countryCodeSchema, payoutOptionSchema } from '../payouts/schemas.ts'
import { EXTERNAL_CARD_FIELDS } from './facts.ts'

/** A saved payee, for filling a form. */
export const paymentTemplateSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The customer's own name for it. */
  name: z.string(),
  kind: z.enum(EXTERNAL_KINDS),
  permission: externalPermissionSchema,
  countryCode: countryCodeSchema,
  currency: currencyCodeSchema,
  payeeName: z.string(),
  /** By field of the way's form, without keys and tax numbers, which must be typed again. */
  details: z.record(z.string(), z.string()),
  /** The usual amount to arrive. */
  amount: z.optional(positiveDecimalSchema),
  note: z.optional(z.string()),
})

/** The last month in which a card is valid, `yyyy-mm`. */
const monthSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** A card of another bank to which money can be paid out. Only a vault has its number. */
export const externalCardSchema = /* @__PURE__ */ z.object({
  /** The id for orders: a token that ends like the card number. */
  id: z.string(),
  /** The first six digits of its number. */
  bin: z.string().check(z.regex(/^\d{6}$/)),
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  cardBrand: z.string(),
  holderName: z.string(),
  /** The last month in which it is valid, `yyyy-mm`. */
  expires: monthSchema,
  /** True if it can't be chosen, because it has expired or its bank can't be paid. */
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
      /** The origin of the page that shows the frame. */
      hostOrigin: originSchema,
      /** The origins of the pages that contain that page. The frame loads in no others. */
      heldBy: z.optional(oneOrMany(originSchema).check(z.maxLength(MOST_HOLDERS))),
    }),
    output: z.object({
      /** Allows one card number to be typed. */
      token: z.string(),
      /**
       * The frame of the bank's vault, which takes the token as `token`. Absent if the numbers are
       * typed into another company's frame.
       */
      frameUrl: z.optional(z.string()),
    }),
  },
  addExternalCard: {
    input: z.object({
      /**
       * The token returned by the vault. A token of only digits is refused, because it might be a
       * card number.
       */
      token: z.string().check(z.maxLength(200), z.regex(/[^\d\s-]/)),
      /** The name as printed on the card; it contains no digits. */
      holderName: z
        .string()
        .check(
          z.overwrite(trimmed),
          z.maxLength(EXTERNAL_CARD_FIELDS.holderName.most),
          steadyText,
          z.regex(/^\P{Nd}+$/u),
        ),
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

import * as z from 'zod/mini'
import { countryCodeSchema, payoutOptionSchema } from '../payouts/schemas.ts'
import { INSTANT_KEY_TYPES } from './facts.ts'

/** The owner of a key. */
export const instantKeyInfoSchema = /* @__PURE__ */ z.object({
  /** False if nobody has the key; the other fields are absent then. */
  exists: z.boolean(),
  /** The name as others may see it, e.g. `Bruna A.`. */
  ownerName: z.optional(z.string()),
  bankCode: z.optional(z.string()),
  bankName: z.optional(z.string()),
})

/** The schemas of the calls about keys, by their names. */
export const instantKeySchemas = {
  instantBanks: {
    input: z.object({ countryCode: countryCodeSchema }),
    output: z.object({ items: z.array(payoutOptionSchema) }),
  },
  instantKey: {
    input: z.object({
      countryCode: countryCodeSchema,
      instantKeyType: z.enum(INSTANT_KEY_TYPES),
      instantKey: z.string().check(z.minLength(1), z.maxLength(140)),
    }),
    output: z.object({ keyInfo: instantKeyInfoSchema }),
  },
}

export type InstantKeyInfo = z.output<typeof instantKeyInfoSchema>

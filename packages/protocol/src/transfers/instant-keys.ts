import * as z from 'zod/mini'
import { countryCodeSchema, payoutOptionSchema } from './external-ways.ts'

/** What a key by which people are paid at once can be. */
export const INSTANT_KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const

export type InstantKeyType = (typeof INSTANT_KEY_TYPES)[number]

/** As which kind of bank detail the key of each type is checked. */
export const INSTANT_KEY_KINDS = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  email: 'email',
  phone: 'phone',
  random: 'randomKey',
} as const satisfies Record<InstantKeyType, string>

/** Whose a key is. */
export const instantKeyInfoSchema = /* @__PURE__ */ z.object({
  /** False where nobody has it: then it is all that is told. */
  exists: z.boolean(),
  /** As others may see them, e.g. `Bruna A.`. */
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

import { currencyCodeSchema, emailSchema, LOCALES, positiveDecimalSchema } from '@sixpence/protocol'
import * as z from 'zod/mini'

/** What `POST /people` may ask for; everything has a default. */
export const personWishSchema = z.strictObject({
  signIn: z.optional(z.enum(['simple', 'direct', 'otp', 'sms', 'push'])),
  approval: z.optional(z.enum(['none', 'otp'])),
  kind: z.optional(z.enum(['personal', 'business'])),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  email: z.optional(emailSchema),
  password: z.optional(z.string().check(z.minLength(10), z.maxLength(128))),
  /** Taken for the sake of tests in a language; the bank keeps no language of a person. */
  locale: z.optional(z.enum(LOCALES)),
  accounts: z.optional(
    z
      .array(
        z.strictObject({
          currencyCode: currencyCodeSchema,
          /** Zero or more. */
          balance: z.optional(
            z.union([positiveDecimalSchema, z.string().check(z.regex(/^0(\.0+)?$/))]),
          ),
        }),
      )
      .check(z.maxLength(20)),
  ),
})

export type PersonWish = z.output<typeof personWishSchema>

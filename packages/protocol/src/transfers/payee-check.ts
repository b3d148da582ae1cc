import * as z from 'zod/mini'
import { instantSchema } from '../wire-values.ts'
import { countryCodeSchema } from './external-ways.ts'

/**
 * How a name goes together with the holder's of an account. `closeMatch`: it is nearly the same, as
 * of a name that is left out or mistyped; `unknown`: the other bank does not say.
 */
export const PAYEE_CHECKS = ['match', 'closeMatch', 'noMatch', 'unknown'] as const

/** Somebody's account at another bank, with the name that the payer knows them by. */
export const namedPayeeSchema = /* @__PURE__ */ z.object({
  countryCode: countryCodeSchema,
  payeeName: z.string().check(z.minLength(1), z.maxLength(140)),
  /** By the names of the way's fields, as in an order. */
  details: z.record(z.string(), z.string().check(z.maxLength(140))),
})

/** Where somebody was paid before. */
export const formerPayeeAccountSchema = /* @__PURE__ */ z.object({
  /** What named that account, by the fields of its form. */
  details: z.record(z.string(), z.string()),
  paidAt: instantSchema,
})

/** The schema of the call, by its name. */
export const payeeCheckSchemas = {
  checkPayeeName: {
    input: namedPayeeSchema,
    output: z.object({
      result: z.enum(PAYEE_CHECKS),
      /** The holder's name; of a close match alone. */
      name: z.optional(z.string()),
      /**
       * Where a payee of this name in this country was paid last; only if that is another account:
       * their bank details have changed, or somebody pretends that they have.
       */
      formerAccount: z.optional(formerPayeeAccountSchema),
    }),
  },
}

export type PayeeCheck = (typeof PAYEE_CHECKS)[number]

export type NamedPayee = z.output<typeof namedPayeeSchema>

export type FormerPayeeAccount = z.output<typeof formerPayeeAccountSchema>

export type PayeeNameCheck = z.output<typeof payeeCheckSchemas.checkPayeeName.output>

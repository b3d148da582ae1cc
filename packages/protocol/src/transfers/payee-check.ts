import * as z from 'zod/mini'
import { PAYEE_CHECKS } from '../payouts/index.ts'
import { countryCodeSchema, formerPayeeAccountSchema } from '../payouts/schemas.ts'

/** Someone's account at another bank, with the name by which the payer knows them. */
export const namedPayeeSchema = /* @__PURE__ */ z.object({
  countryCode: countryCodeSchema,
  payeeName: z.string().check(z.minLength(1), z.maxLength(140)),
  /** By the names of the way's fields, as in an order. */
  details: z.record(z.string(), z.string().check(z.maxLength(140))),
})

/** The schema of the call, by its name. */
export const payeeCheckSchemas = {
  checkPayeeName: {
    input: namedPayeeSchema,
    output: z.object({
      result: z.enum(PAYEE_CHECKS),
      /** The holder's name; only for a close match. */
      name: z.optional(z.string()),
      /**
       * The account on which a payee with this name in this country was last paid; present only if
       * it is a different one. Either their details have changed, or someone pretends that they
       * have.
       */
      formerAccount: z.optional(formerPayeeAccountSchema),
    }),
  },
}

export type NamedPayee = z.output<typeof namedPayeeSchema>

export type PayeeNameCheck = z.output<typeof payeeCheckSchemas.checkPayeeName.output>

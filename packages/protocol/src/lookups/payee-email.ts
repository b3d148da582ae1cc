import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'

/** Tells whether money can be sent to an e-mail address, and whose it is. */
export const checkPayeeEmail = /* @__PURE__ */ namedMethod({
  name: 'payeeEmailCheck',
  access: 'customer',
  needs: 'initiate',
  staff: 'sees',
  scope: 'embed',
  input: z.object({ email: z.string().check(z.minLength(6), z.maxLength(254)) }),
  output: z.object({
    exists: z.boolean(),
    /** The payee's name as the payer may see it, e.g. `Vera K.`. */
    name: z.optional(z.string()),
  }),
})

export type PayeeEmailCheck = z.output<typeof checkPayeeEmail.output>

import * as z from 'zod/mini'
import { oneTimeCodeSchema } from '../identifiers.ts'
import { namedMethod } from '../named-method.ts'

/**
 * The bounds of a password's length. Any characters do; passwords that are known from breaches are
 * refused by the bank.
 */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** A password that is about to become one: long enough, and not too long to hash. */
export const newPasswordSchema = /* @__PURE__ */ z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max))

/**
 * Asks for another password, for a customer who is signed in and knows the present one. It holds
 * from {@link confirmPasswordChange} on.
 */
export const changePassword = /* @__PURE__ */ namedMethod({
  name: 'passwordChange',
  access: 'customer',
  needs: 'own',
  staff: 'never',
  input: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.max)),
    // Judged by the bank, so that the refusal says which rule it is.
    passwordNew: z.string().check(z.maxLength(1024)),
    passwordNewRepeat: z.string().check(z.maxLength(1024)),
  }),
  output: z.object({
    /** Names the change for its confirmation. */
    requestKey: z.optional(z.string()),
    /** Where the code went, masked. */
    sentTo: z.optional(z.string()),
  }),
})

/** Makes the change. Every other session of the customer ends. */
export const confirmPasswordChange = /* @__PURE__ */ namedMethod({
  name: 'passwordChangeConfirm',
  access: 'customer',
  needs: 'own',
  staff: 'never',
  input: z.object({ code: oneTimeCodeSchema, requestKey: z.string() }),
  output: z.object({}),
})

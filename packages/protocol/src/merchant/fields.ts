import * as z from 'zod/mini'
import { steadyText } from '../identifiers.ts'

/** The customer acted for; whoever is signed in where none is named. */
export const ofCustomerSchema = /* @__PURE__ */ z.object({
  customerId: z.optional(z.string().check(z.maxLength(64))),
})

/** What a merchant calls a thing of theirs. */
export const merchantNameSchema = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(100), steadyText)

/** In a change: an empty name keeps the one there is. */
export const renamedSchema = /* @__PURE__ */ z.optional(
  z.string().check(z.trim(), z.maxLength(100), steadyText),
)

/** An address on the web, as it was typed; the bank judges where it may lead. */
export const typedAddressSchema = /* @__PURE__ */ z.string().check(z.trim(), z.maxLength(1000))

import * as z from 'zod/mini'
import { steadyText } from '../identifiers.ts'

/** The customer acted for; by default the signed-in one. */
export const ofCustomerSchema = /* @__PURE__ */ z.object({
  customerId: z.optional(z.string().check(z.maxLength(64))),
})

/** A merchant's own name for an item. */
export const merchantNameSchema = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(100), steadyText)

/** A new name; empty keeps the old one. */
export const renamedSchema = /* @__PURE__ */ z.optional(
  z.string().check(z.trim(), z.maxLength(100), steadyText),
)

/** A web address as typed. The bank checks where it leads. */
export const typedAddressSchema = /* @__PURE__ */ z.string().check(z.trim(), z.maxLength(1000))

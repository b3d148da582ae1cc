import * as z from 'zod/mini'

/** The customer acted for; by default the signed-in one. */
export const ofCustomerSchema = /* @__PURE__ */ z.object({
  customerId: z.optional(z.string().check(z.maxLength(64))),
})

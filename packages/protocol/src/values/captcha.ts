import * as z from 'zod/mini'

/**
 * The response of a form's bot check, if the bank requires one. The bank verifies it with the
 * service that made it; each value works once.
 */
export const captchaSchema = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(2048)))

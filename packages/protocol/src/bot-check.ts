import * as z from 'zod/mini'

/**
 * The response of a form's bot check, if the bank requires one. The bank verifies it with the
 * service that made it; each value works once.
 */
export const captchaSchema = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(2048)))

/** The value returned by a development bank's bot check. */
export const SANDBOX_CAPTCHA = 'test-captcha-token'

/** The value it returns if the check fails. All values other than `SANDBOX_CAPTCHA` fail too. */
export const SANDBOX_CAPTCHA_FAILED = 'test-captcha-failed'

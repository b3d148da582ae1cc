import * as z from 'zod/mini'

/**
 * What a bot check on a form answered, where the bank wants one. The bank asks the check's own
 * service whether it is true; a value works once.
 */
export const captchaSchema = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(2048)))

/** The value that a development bank's bot check returns. */
export const SANDBOX_CAPTCHA = 'test-captcha-token'

/** What it answers for someone who has not passed it. Every other value fails there as well. */
export const SANDBOX_CAPTCHA_FAILED = 'test-captcha-failed'

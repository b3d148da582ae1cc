/** The value returned by a development bank's bot check. */
export const SANDBOX_CAPTCHA = 'test-captcha-token'

/** The value it returns if the check fails. All values other than `SANDBOX_CAPTCHA` fail too. */
export const SANDBOX_CAPTCHA_FAILED = 'test-captcha-failed'

import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { captchaSchema } from '../bot-check.ts'
import { emailSchema, oneTimeCodeSchema } from '../identifiers.ts'
import { namedMethod } from '../named-method.ts'

/** Where the check of who asks stands. */
export const RECOVERY_STATUSES = ['pending', 'approved', 'rejected'] as const

/** Why somebody was not let in: what they said of themselves does not fit, or nobody could tell. */
export const REJECT_REASONS = ['dataMismatch', 'notVerifiable'] as const

/** Sends a code to the address, for a new password. Answers the same whether or not it is known. */
export const requestPasswordChange = /* @__PURE__ */ namedMethod({
  name: 'passwordChangeRequest',
  access: 'public',
  input: z.object({ email: emailSchema, captcha: captchaSchema }),
  /** Names the e-mail with the code; of an address that nobody has, one that was never sent. */
  output: z.object({ emailId: z.optional(z.string()) }),
})

/** Tells whether a code is right; it stays good for {@link changePasswordWithCode}. */
export const checkPasswordCode = /* @__PURE__ */ namedMethod({
  name: 'passwordCodeCheck',
  access: 'public',
  input: z.object({ email: emailSchema, code: oneTimeCodeSchema }),
  output: z.object({}),
})

/** Sets a new password. Every session of the customer ends. */
export const changePasswordWithCode = /* @__PURE__ */ namedMethod({
  name: 'passwordChangeWithCode',
  access: 'public',
  input: z.object({
    email: emailSchema,
    code: oneTimeCodeSchema,
    // Judged by the bank, so that the refusal says which rule it is.
    password: z.string().check(z.maxLength(1024)),
  }),
  output: z.object({}),
})

/**
 * Asks to be let in again by somebody who can no longer read the account's e-mail. The bank
 * compares what they say of themselves; the code for a new password then goes to `recoveryEmail`.
 */
export const startRecovery = /* @__PURE__ */ namedMethod({
  name: 'recoveryStart',
  access: 'public',
  input: z.object({
    email: emailSchema,
    recoveryEmail: emailSchema,
    firstName: z.string().check(z.minLength(1), z.maxLength(120)),
    lastName: z.string().check(z.minLength(1), z.maxLength(120)),
    /** The day of birth, as `YYYY-MM-DD`. */
    dob: daySchema,
    captcha: captchaSchema,
  }),
  output: z.object({ taskId: z.string() }),
})

/** Tells where the check stands. Of a task that nobody knows it says what it says of a failed one. */
export const getRecoveryStatus = /* @__PURE__ */ namedMethod({
  name: 'recoveryStatusGet',
  access: 'public',
  input: z.object({ taskId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: z.object({
    verificationStatus: z.enum(RECOVERY_STATUSES),
    rejectReason: z.optional(z.enum(REJECT_REASONS)),
    /** Whether another try makes sense. */
    isRetryable: z.boolean(),
  }),
})

export type RecoveryStatus = z.output<typeof getRecoveryStatus.output>
export type RejectReason = (typeof REJECT_REASONS)[number]

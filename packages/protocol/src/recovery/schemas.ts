import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { captchaSchema } from '../bot-check.ts'
import { emailSchema, oneTimeCodeSchema } from '../identifiers.ts'

/** The state of the identity check. */
export const RECOVERY_STATUSES = ['pending', 'approved', 'rejected'] as const

/** The reasons for refusing access: the data given don't match, or the bank couldn't verify them. */
export const REJECT_REASONS = ['dataMismatch', 'notVerifiable'] as const

/** The schemas of the calls, by their names. */
export const recoverySchemas = {
  requestCode: {
    input: z.object({ email: emailSchema, captcha: captchaSchema }),
    output: z.object({ emailId: z.optional(z.string()) }),
  },
  checkCode: {
    input: z.object({ email: emailSchema, code: oneTimeCodeSchema }),
    output: z.object({}),
  },
  changePassword: {
    input: z.object({
      email: emailSchema,
      code: oneTimeCodeSchema,
      // The bank checks it, so that the refusal contains the broken rule.
      password: z.string().check(z.maxLength(1024)),
    }),
    output: z.object({}),
  },
  start: {
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
  },
  status: {
    input: z.object({ taskId: z.string().check(z.minLength(1), z.maxLength(128)) }),
    output: z.object({
      verificationStatus: z.enum(RECOVERY_STATUSES),
      rejectReason: z.optional(z.enum(REJECT_REASONS)),
      /** True if another attempt makes sense. */
      isRetryable: z.boolean(),
    }),
  },
}

export type RecoveryStatus = z.output<typeof recoverySchemas.status.output>

export type RejectReason = (typeof REJECT_REASONS)[number]

import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { captchaSchema } from '../bot-check.ts'
import { emailSchema, oneTimeCodeSchema } from '../identifiers.ts'

/** The state of the identity check. */
export const RECOVERY_STATUSES = ['pending', 'approved', 'rejected'] as const

/** Why someone was not let in: what they said of themselves does not fit, or no one could tell. */
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
      // Judged by the bank, so that the refusal says which rule it is.
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
      /** Whether another try makes sense. */
      isRetryable: z.boolean(),
    }),
  },
}

export type RecoveryStatus = z.output<typeof recoverySchemas.status.output>

export type RejectReason = (typeof REJECT_REASONS)[number]

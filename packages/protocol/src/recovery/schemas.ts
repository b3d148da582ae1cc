import * as z from 'zod/mini'
import { daySchema, captchaSchema, emailSchema, oneTimeCodeSchema } from '../values/index.ts'
import { RECOVERY_STATUSES, REJECT_REASONS, CLAIM_FIELDS, NEW_PASSWORD_FIELDS } from './facts.ts'

const nameSchema = /* @__PURE__ */ z
  .string()
  .check(z.minLength(1), z.maxLength(CLAIM_FIELDS.firstName.most))

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
      password: z.string().check(z.maxLength(NEW_PASSWORD_FIELDS.password.most)),
    }),
    output: z.object({}),
  },
  start: {
    input: z.object({
      email: emailSchema,
      recoveryEmail: emailSchema,
      firstName: nameSchema,
      lastName: nameSchema,
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

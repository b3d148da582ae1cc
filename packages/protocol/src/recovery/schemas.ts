import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { captchaSchema } from '../bot-check.ts'
import type { Answers, Fields } from '../fields/index.ts'
import { emailSchema, oneTimeCodeSchema } from '../identifiers.ts'

/** The state of the identity check. */
export const RECOVERY_STATUSES = ['pending', 'approved', 'rejected'] as const

/** The reasons for refusing access: the data given don't match, or the bank couldn't verify them. */
export const REJECT_REASONS = ['dataMismatch', 'notVerifiable'] as const

const isLost = (answers: Answers) => answers['isLost'] === true
const NAME_FIELD = { kind: 'text', most: 120, when: isLost } as const

/** The form to find the account. With `isLost`, its email can no longer be read. */
export const CLAIM_FIELDS = {
  isLost: { kind: 'tick', isOptional: true },
  email: { kind: 'email' },
  firstName: NAME_FIELD,
  lastName: NAME_FIELD,
  dob: { kind: 'day', when: isLost },
  recoveryEmail: { kind: 'email', when: isLost },
} as const satisfies Fields

const PASSWORD_FIELD = { kind: 'text', most: 1024, isSecret: true } as const

/** The form for the new password. */
export const NEW_PASSWORD_FIELDS = {
  password: PASSWORD_FIELD,
  passwordRepeat: PASSWORD_FIELD,
} as const satisfies Fields

const nameSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(NAME_FIELD.most))

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

export type RejectReason = (typeof REJECT_REASONS)[number]

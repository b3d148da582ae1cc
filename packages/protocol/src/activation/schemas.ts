import * as z from 'zod/mini'
import { captchaSchema, emailSchema } from '../values/index.ts'
import { schemasOf } from '../inputs/index.ts'
import { tokensSchema } from '../sign-in/schemas.ts'
import { RESEND_FIELDS } from './facts.ts'

/** The code in an emailed link. It works once, for one day, and only until another one is sent. */
const activationCodeSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(256))

/** The schemas of the calls, by their names. */
export const activationSchemas = {
  activate: {
    input: z.object({ username: emailSchema, activationCode: activationCodeSchema }),
    output: tokensSchema,
  },
  activateBusiness: {
    input: z.object({ email: emailSchema, activationCode: activationCodeSchema }),
    output: z.object({}),
  },
  resend: {
    input: z.object({ ...schemasOf(RESEND_FIELDS), captcha: captchaSchema }),
    output: z.object({}),
  },
}

import * as z from 'zod/mini'
import { captchaSchema } from '../bot-check.ts'
import { schemasOf } from '../inputs/index.ts'
import type { Fields } from '../fields/index.ts'
import { emailSchema } from '../identifiers.ts'
import { tokensSchema } from '../sign-in/index.ts'

/** The code in an emailed link. It works once, for one day, and only until another one is sent. */
const activationCodeSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(256))

/** The things an emailed link can activate: the values of its query parameter `action`. */
export const ACTIVATION_ACTIONS = [
  'activation',
  'activationBusiness',
  'activationEmployee',
] as const

/** The form to request another link. */
export const RESEND_FIELDS = { email: { kind: 'email' } } as const satisfies Fields

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

export type ActivationAction = (typeof ACTIVATION_ACTIONS)[number]

import * as z from 'zod/mini'
import { captchaSchema } from '../bot-check.ts'
import { emailSchema } from '../identifiers.ts'
import { namedMethod } from '../named-method.ts'
import { tokensSchema } from '../sign-in/index.ts'

/** The code in a mailed link: works once, for a day, and until another one is sent. */
const activationCodeSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(256))

/** What a mailed link activates: its query parameter `action`. */
export const ACTIVATION_ACTIONS = [
  'activation',
  'activationBusiness',
  'activationEmployee',
] as const

/** Activates a personal account, and signs its customer in. */
export const activateAccount = /* @__PURE__ */ namedMethod({
  name: 'accountActivate',
  access: 'public',
  input: z.object({ username: emailSchema, activationCode: activationCodeSchema }),
  output: tokensSchema,
})

/** Activates a business, or an employee of one. Who it is for signs in afterwards. */
export const activateBusinessAccount = /* @__PURE__ */ namedMethod({
  name: 'businessAccountActivate',
  access: 'public',
  input: z.object({ email: emailSchema, activationCode: activationCodeSchema }),
  output: z.object({}),
})

/** Sends another link. Answers the same whether or not somebody waits for one. */
export const resendActivationCode = /* @__PURE__ */ namedMethod({
  name: 'activationCodeResend',
  access: 'public',
  input: z.object({ email: emailSchema, captcha: captchaSchema }),
  output: z.object({}),
})

export type ActivationAction = (typeof ACTIVATION_ACTIONS)[number]

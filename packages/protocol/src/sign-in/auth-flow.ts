import * as z from 'zod/mini'
import { deviceSchema } from '../devices/index.ts'
import { AUTH_FLOWS } from '../wire/index.ts'
import { migrationSchema } from './migration.ts'

export const tokensSchema = /* @__PURE__ */ z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
})

/** The ways in which a code takes the place of an approval. */
export const CODE_FLOWS = ['otp', 'sms'] as const

/** The bank's first answer to a sign-in; which fields it holds depends on `authFlow`. */
export const authFlowSchema = /* @__PURE__ */ z.object({
  authFlow: z.enum(AUTH_FLOWS),
  /** Names the second step; every flow but `simple` has one. */
  code: z.optional(z.string()),
  accessToken: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
  /** Where the one-time code went, masked, e.g. `a•••@example.com`. */
  sentTo: z.optional(z.string()),
  /** Where an SMS went, masked. */
  phoneNumber: z.optional(z.string()),
  /** Two digits, shown here and in the SMS or push: they belong to each other. */
  smsIdentifier: z.optional(z.string().check(z.regex(/^\d\d$/))),
  /** The devices that were asked. */
  devices: z.optional(z.array(deviceSchema)),
  /** Speaks for this sign-in alone: hears of its approval. Buys no tokens. */
  tmpJwt: z.optional(z.string()),
  /** What a linked device opens to verify this one; shown as a QR code. */
  link: z.optional(z.string()),
  /** The code that `resend` sends in place of an approval; missing where the bank takes none. */
  codeInstead: z.optional(z.enum(CODE_FLOWS)),
  userId: z.optional(z.string()),
  /** How long this step can be finished. */
  expiresInSeconds: z.optional(z.number()),
  migration: z.optional(migrationSchema),
})

/** Why the token service said no. `message` is for people, in the language of the request. */
export const AUTH_REFUSALS = [
  'invalid_credentials',
  'locked',
  /** A bot check has to be passed first, and its value sent along. */
  'captcha_needed',
  /** The value of the bot check is not true, whether or not one was wanted. */
  'captcha_failed',
  'invalid_code',
  'expired_code',
  'too_many_attempts',
  /** Too many wrong codes today: none is taken before tomorrow. */
  'codes_locked',
  'too_soon',
  'invalid_grant',
  'invalid_request',
  'step_up_needed',
  /** The customer has not agreed that this outsider may know them. */
  'consent_needed',
  /** Nobody has answered the push yet (RFC 8628, section 3.5). */
  'authorization_pending',
  /** Somebody refused the push. */
  'access_denied',
  'not_found',
  'address_not_allowed',
  /** The mailed link has not been opened yet. */
  'not_activated',
] as const

/** The body of a refused token-service call (401, 403 or 404). Other banks send `message` alone. */
export const authRefusalSchema = /* @__PURE__ */ z.object({
  message: z.optional(z.string()),
  code: z.optional(z.enum(AUTH_REFUSALS)),
  /** Seconds until the same request may succeed. */
  retryAfterSeconds: z.optional(z.number()),
  /** Of a wrong one-time code: how many more can be tried before none is taken. */
  triesLeft: z.optional(z.number()),
})

export type AuthFlow = z.output<typeof authFlowSchema>
export type AuthRefusal = z.output<typeof authRefusalSchema>
export type AuthRefusalCode = (typeof AUTH_REFUSALS)[number]
export type Tokens = z.output<typeof tokensSchema>

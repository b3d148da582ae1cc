import type { Fields } from '../fields/index.ts'
import { PHONE_NUMBER } from '../identifiers.ts'
import { LONGEST_EMAIL } from '../email-address.ts'
import * as z from 'zod/mini'
import { captchaSchema } from '../bot-check.ts'
import { deviceSchema } from '../devices/index.ts'
import { AUTH_FLOWS } from '../wire/index.ts'

/** The urgency with which the bank asks users to approve sign-ins on a phone. */
export const MIGRATION_NEEDS = ['none', 'soft', 'strict'] as const

/** `migrate`: a linked phone confirms it. `enable`: a phone must be linked first. */
export const MIGRATION_STRATEGIES = ['migrate', 'enable'] as const

/** The state of the move to sign-ins approved on a phone, in the answer to a name and password. */
export const migrationSchema = /* @__PURE__ */ z.object({
  req: z.enum(MIGRATION_NEEDS),
  /** The number of days until `soft` becomes `strict`. */
  daysLeft: z.int(),
  /** The linked phones. */
  devices: z.array(deviceSchema),
  /** Present if `strict`: authorises this sign-in while there is no session. */
  tmpJwt: z.optional(z.string()),
  strat: z.enum(MIGRATION_STRATEGIES),
})

/**
 * The tokens of a session. Each refresh replaces both; the old refresh token stops working soon
 * after.
 */
export const tokensSchema = /* @__PURE__ */ z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  /** Tokens bound to a key only work with its proofs (RFC 9449). */
  tokenType: z.optional(z.enum(['Bearer', 'DPoP'])),
})

/** The kinds of code that can replace an approval. */
export const CODE_FLOWS = ['otp', 'sms'] as const

/** The bank's first answer to a sign-in. Its fields depend on `authFlow`. */
export const authFlowSchema = /* @__PURE__ */ z.object({
  authFlow: z.enum(AUTH_FLOWS),
  /** The id of the second step; absent only for `simple`. */
  code: z.optional(z.string()),
  accessToken: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
  /** The masked address to which the one-time code was sent, e.g. `a•••@example.com`. */
  sentTo: z.optional(z.string()),
  /** The masked number to which the SMS was sent. */
  phoneNumber: z.optional(z.string()),
  /** Two digits, shown both here and in the SMS or push, so that the user can match them. */
  smsIdentifier: z.optional(z.string().check(z.regex(/^\d\d$/))),
  /** The devices that received the push. */
  devices: z.optional(z.array(deviceSchema)),
  /** Valid only for this sign-in, to listen for its approval. Can't be exchanged for tokens. */
  tmpJwt: z.optional(z.string()),
  /** The link that a linked device opens to verify this one; shown as a QR code. */
  link: z.optional(z.string()),
  /** The code that `resend` sends instead of an approval; absent if the bank doesn't accept one. */
  codeInstead: z.optional(z.enum(CODE_FLOWS)),
  userId: z.optional(z.string()),
  /** The number of seconds left to finish this step. */
  expiresInSeconds: z.optional(z.number()),
  migration: z.optional(migrationSchema),
})

/**
 * The reasons for refusals by the token service. `message` is for people, in the language of the
 * request.
 */
export const AUTH_REFUSALS = [
  'invalid_credentials',
  'locked',
  /** The client must pass a bot check and send its value. */
  'captcha_needed',
  /** The value of the bot check is invalid, even if none was required. */
  'captcha_failed',
  'invalid_code',
  'expired_code',
  'too_many_attempts',
  /** Too many wrong codes today: no code is accepted before tomorrow. */
  'codes_locked',
  'too_soon',
  'invalid_grant',
  'invalid_request',
  'step_up_needed',
  /** The customer hasn't consented to be identified to this service. */
  'consent_needed',
  /** No one has answered the push yet (RFC 8628, section 3.5). */
  'authorization_pending',
  /** Someone refused the push. */
  'access_denied',
  'not_found',
  'address_not_allowed',
  /** The emailed link hasn't been opened yet. */
  'not_activated',
] as const

/** The body of a refused token-service call (401, 403 or 404). Some banks only send `message`. */
export const authRefusalSchema = /* @__PURE__ */ z.object({
  message: z.optional(z.string()),
  code: z.optional(z.enum(AUTH_REFUSALS)),
  /** The number of seconds before the same request may succeed. */
  retryAfterSeconds: z.optional(z.number()),
  /** After a wrong one-time code: the number of attempts left. */
  triesLeft: z.optional(z.number()),
})

/** The token service's data about a user. */
export const authProfileSchema = /* @__PURE__ */ z.object({
  /** `push`: sign-ins are approved on a phone. */
  scp: z.enum(['none', 'push']),
  /** 1: person; 2: business; 3: user who acts for others; 4: administrator. */
  type: z.int().check(z.minimum(1), z.maximum(4)),
})

/** 43 to 128 unreserved characters (RFC 7636, sections 4.1 and 4.2). */
export const pkceTextSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/))

const loginSchema = /* @__PURE__ */ z.object({
  client: z.enum(['sei', 'spa']),
  username: z.string().check(z.minLength(1), z.maxLength(LONGEST_EMAIL)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  codeChallenge: pkceTextSchema,
  /** Required after failed attempts: see `captcha_needed`. */
  captcha: captchaSchema,
  secret: z.optional(z.string()),
  pushToken: z.optional(z.string()),
})

const exchangeSchema = /* @__PURE__ */ z.object({
  code: z.string().check(z.minLength(1)),
  codeVerifier: pkceTextSchema,
  otp: z.optional(z.string()),
  secret: z.optional(z.string()),
  pushToken: z.optional(z.string()),
})

const ofSession = /* @__PURE__ */ z.object({ refreshToken: z.string().check(z.minLength(1)) })
const nothing = /* @__PURE__ */ z.object({})

/** The form for the phone to which links to the app stores are sent, as typed. */
export const STORE_LINKS_FIELDS = {
  phoneNumber: { kind: 'text', most: 40 },
} as const satisfies Fields

/** The schemas of the calls, by their names. */
export const signInSchemas = {
  login: { input: loginSchema, output: authFlowSchema },
  exchangeCode: { input: exchangeSchema, output: tokensSchema },
  refreshTokens: { input: ofSession, output: tokensSchema },
  logout: { input: ofSession, output: nothing },
  resendCode: {
    input: z.object({
      code: z.string().check(z.minLength(1)),
      authFlow: z.optional(z.enum(CODE_FLOWS)),
    }),
    output: z.partial(authFlowSchema),
  },
  confirmLogin: { input: z.object({ result: z.boolean() }), output: nothing },
  legacyLogin: { input: loginSchema, output: authFlowSchema },
  legacyToken: { input: exchangeSchema, output: tokensSchema },
  authProfile: { input: nothing, output: authProfileSchema },
  sendStoreLinks: {
    input: z.object({ phoneNumber: z.string().check(z.regex(PHONE_NUMBER)) }),
    output: nothing,
  },
}

export type AuthFlow = z.output<typeof authFlowSchema>
export type AuthRefusal = z.output<typeof authRefusalSchema>
export type AuthRefusalCode = (typeof AUTH_REFUSALS)[number]
export type Tokens = z.output<typeof tokensSchema>
export type AuthProfile = z.output<typeof authProfileSchema>

export type MigrationAnswer = z.output<typeof migrationSchema>

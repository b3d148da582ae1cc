import * as z from 'zod/mini'
import { PHONE_NUMBER } from '../identifiers.ts'
import { LONGEST_EMAIL } from '../email-address.ts'
import { captchaSchema } from '../values/index.ts'
import { deviceSchema } from '../devices/schemas.ts'
import { AUTH_FLOWS } from '../wire/index.ts'
import { MIGRATION_NEEDS, MIGRATION_STRATEGIES, CODE_FLOWS, AUTH_REFUSALS } from './facts.ts'

export * from './access-token.ts'

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
export type Tokens = z.output<typeof tokensSchema>
export type AuthProfile = z.output<typeof authProfileSchema>

export type MigrationAnswer = z.output<typeof migrationSchema>

import * as z from 'zod/mini'
import { captchaSchema } from '../bot-check.ts'
import { restCall } from '../rest-call.ts'
import { authFlowSchema, CODE_FLOWS, tokensSchema } from './auth-flow.ts'
import { TOKEN_SERVICE_PATH } from '../wire/index.ts'

/** 43 to 128 unreserved characters (RFC 7636, sections 4.1 and 4.2). */
export const pkceTextSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/))

const publicPost = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: string,
  input: Input,
  output: Output,
) => restCall({ method: 'POST', path, access: 'public', input, output })

/** Step one of a sign-in: name, password and the PKCE challenge. */
export const login = /* @__PURE__ */ publicPost(
  TOKEN_SERVICE_PATH.login,
  z.object({
    client: z.enum(['sei', 'spa']),
    username: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    codeChallenge: pkceTextSchema,
    /** Wanted after wrong tries: see `captcha_needed`. */
    captcha: captchaSchema,
    secret: z.optional(z.string()),
    pushToken: z.optional(z.string()),
  }),
  authFlowSchema,
)

/**
 * Step two: the code of step one, its PKCE verifier and the one-time code, for tokens. A sign-in by
 * push takes no one-time code: until it is approved it is refused with `authorization_pending`.
 */
export const exchangeCode = /* @__PURE__ */ publicPost(
  TOKEN_SERVICE_PATH.exchange,
  z.object({
    code: z.string().check(z.minLength(1)),
    codeVerifier: pkceTextSchema,
    otp: z.optional(z.string()),
    secret: z.optional(z.string()),
    pushToken: z.optional(z.string()),
  }),
  tokensSchema,
)

/**
 * Trades a refresh token for a new pair. A refresh token works once; only who lost the answer may
 * ask again, under the `Idempotency-Key` of the first time and until the new refresh token is
 * used.
 */
export const refreshTokens = /* @__PURE__ */ publicPost(
  TOKEN_SERVICE_PATH.refresh,
  z.object({ refreshToken: z.string().check(z.minLength(1)) }),
  tokensSchema,
)

/** Ends the session that the refresh token belongs to. */
export const logout = /* @__PURE__ */ publicPost(
  TOKEN_SERVICE_PATH.logout,
  z.object({ refreshToken: z.string().check(z.minLength(1)) }),
  z.object({}),
)

/**
 * Sends the one-time code or the push of a sign-in again. With `authFlow` a code goes out instead
 * of the push, which can no longer be approved; the answer says how the sign-in goes on. Only where
 * the step came with `codeInstead`: else it is refused with `invalid_request`.
 */
export const resendCode = /* @__PURE__ */ publicPost(
  TOKEN_SERVICE_PATH.resend,
  z.object({
    code: z.string().check(z.minLength(1)),
    authFlow: z.optional(z.enum(CODE_FLOWS)),
  }),
  z.partial(authFlowSchema),
)

/**
 * Answers a push: whether the sign-in that it tells of may go on. The linked device asks, by a
 * session of its own; the key stands in the push.
 */
export const confirmLogin = /* @__PURE__ */ restCall({
  method: 'PUT',
  path: '/auth/login/{key}/confirm',
  access: 'customer',
  staff: 'never',
  input: z.object({ result: z.boolean() }),
  output: z.object({}),
})

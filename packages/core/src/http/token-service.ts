import type { signInMethods, Tokens } from '@sixpence/protocol/sign-in'
import { AUTH_FLOWS, TOKEN_SERVICE_PATH as PATH } from '@sixpence/protocol/wire'
import type * as z from 'zod/mini'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import type { CallRest } from './call-rest.ts'
import { pickFields } from './pick-fields.ts'

/** The answer to a name and password. */
export interface LoginAnswer {
  /** Returned directly only by the flow `simple`. */
  readonly tokens: Tokens | undefined
  /** The bank's whole answer, which the other flows continue from. */
  readonly body: unknown
}

/** The calls that begin, prolong and end a session. None of them carries a token or is repeated. */
export interface TokenService {
  login(input: z.output<typeof signInMethods.login.input>): Promise<LoginAnswer>
  exchange(input: z.output<typeof signInMethods.exchangeCode.input>): Promise<Tokens>
  /** Answers what the bank said; what it holds is judged where it is needed. */
  resend(input: z.output<typeof signInMethods.resendCode.input>): Promise<object>
  /** Under the key of a call whose answer was lost, the same tokens once more. */
  refresh(refreshToken: string, key?: string, boundTo?: string): Promise<Tokens>
  logout(refreshToken: string): Promise<unknown>
}

// A tab that refreshes makes all others wait.
const REFRESH_TIMEOUT_MS = 15_000
const LOGOUT_TIMEOUT_MS = 5_000

/** Binds the token service's calls. */
export function createTokenService(call: CallRest, language: () => string): TokenService {
  return {
    login: body => call({ path: PATH.login, body, read: readLogin, language: language() }),
    exchange: body =>
      call({
        path: PATH.exchange,
        body,
        read: readTokens,
        language: language(),
        silentRefusal: '[get token error] bad status',
      }),
    resend: body => call({ path: PATH.resend, body, read: readObject, language: language() }),
    async refresh(refreshToken, key, boundTo) {
      if (!refreshToken) throw new SixpenceError('session_expired', 'empty refresh token')
      return call({
        path: PATH.refresh,
        body: { refreshToken },
        key,
        boundTo,
        read: readTokens,
        timeoutMs: REFRESH_TIMEOUT_MS,
        // A bank that gives no reasons says no more than this of a token that is spent.
        plainRefusal: 'invalid_grant',
      })
    },
    logout: refreshToken =>
      call({
        path: PATH.logout,
        body: { refreshToken },
        read: () => true,
        timeoutMs: LOGOUT_TIMEOUT_MS,
        keepalive: true,
      }),
  }
}

/**
 * Whether the token service itself says that a session is over: by its code for that, or by a plain
 * 401 to a refresh. A gateway or a proxy that says no in its own way ends nothing.
 */
export function isSessionOver(error: unknown): error is SixpenceError {
  return isSixpenceError(error) && error.code === 'session_expired'
}

// The kinds say what the protocol's schemas say; a test holds the two together.
/** Judges a pair of tokens. */
export function readTokens(body: unknown): Tokens | undefined {
  const tokens = pickFields(body, { accessToken: 'string', refreshToken: 'string' })
  return tokens?.accessToken && tokens.refreshToken ? (tokens as Tokens) : undefined
}

/** Judges as much of the answer to a name and password as every sign-in needs. */
function readLogin(body: unknown): LoginAnswer | undefined {
  const { authFlow } = pickFields(body, { authFlow: 'string' }) ?? {}
  const tokens = authFlow === 'simple' ? readTokens(body) : undefined
  const isKnown = AUTH_FLOWS.some(known => known === authFlow)
  return isKnown && (tokens || authFlow !== 'simple') ? { tokens, body } : undefined
}

const readObject = (body: unknown): object | undefined =>
  typeof body === 'object' && body !== null ? body : undefined

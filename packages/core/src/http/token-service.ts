import type { InputOf } from '@sixpence/protocol/method'
import type { signInMethods, Tokens } from '@sixpence/protocol/sign-in'
import { AUTH_FLOWS, TOKEN_SERVICE_PATH as PATH } from '@sixpence/protocol/wire'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import type { CallRest } from './call-rest.ts'
import { pickFields } from './pick-fields.ts'

/** The answer to a name and password. */
export interface LoginAnswer {
  /** Returned directly only by the flow `simple`. */
  readonly tokens: Tokens | undefined
  /** The bank's whole answer, from which the other flows continue. */
  readonly body: unknown
}

/** The calls that begin, extend and end a session. None of them carries a token or is retried. */
export interface TokenService {
  login(input: InputOf<typeof signInMethods.login>): Promise<LoginAnswer>
  exchange(input: InputOf<typeof signInMethods.exchangeCode>): Promise<Tokens>
  /** Returns the bank's answer; its contents are checked where they are needed. */
  resend(input: InputOf<typeof signInMethods.resendCode>): Promise<object>
  /** With the key of a call whose answer was lost, returns the same tokens again. */
  refresh(refreshToken: string, key?: string, boundTo?: string): Promise<Tokens>
  logout(refreshToken: string): Promise<unknown>
}

// Short, because all other tabs wait for the one that refreshes.
const REFRESH_TIMEOUT_MS = 15_000
const LOGOUT_TIMEOUT_MS = 5_000

/** Creates the token service's calls. */
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
        // A bank that sends no codes reports a spent token only as a plain 401.
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
 * True if the token service itself ended the session: by its code for that, or a plain 401 to a
 * refresh. A refusal by a gateway or proxy ends nothing.
 */
export function isSessionOver(error: unknown): error is SixpenceError {
  return isSixpenceError(error) && error.code === 'session_expired'
}

// The kinds match the protocol's schemas; a test keeps them in step.
/** Reads a pair of tokens; undefined if it isn't one. */
export function readTokens(body: unknown): Tokens | undefined {
  const tokens = pickFields(body, { accessToken: 'string', refreshToken: 'string' })
  return tokens?.accessToken && tokens.refreshToken ? (tokens as Tokens) : undefined
}

/** Reads as much of the login answer as every sign-in needs. */
function readLogin(body: unknown): LoginAnswer | undefined {
  const { authFlow } = pickFields(body, { authFlow: 'string' }) ?? {}
  const tokens = authFlow === 'simple' ? readTokens(body) : undefined
  const isKnown = AUTH_FLOWS.some(known => known === authFlow)
  return isKnown && (tokens || authFlow !== 'simple') ? { tokens, body } : undefined
}

const readObject = (body: unknown): object | undefined =>
  typeof body === 'object' && body !== null ? body : undefined

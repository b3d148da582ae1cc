import type { AuthFlow, exchangeCode, login, Tokens } from '@sixpence/protocol/sign-in'
import { AUTH_FLOWS, TOKEN_SERVICE_PATH as PATH } from '@sixpence/protocol/wire'
import type * as z from 'zod/mini'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import type { CallRest } from './call-rest.ts'
import { pickFields } from './pick-fields.ts'

/** The calls that begin, prolong and end a session. None of them carries a token or is repeated. */
export interface TokenService {
  login(input: z.output<typeof login.input>): Promise<AuthFlow>
  exchange(input: z.output<typeof exchangeCode.input>): Promise<Tokens>
  resend(code: string): Promise<{ sentTo?: string | undefined }>
  refresh(refreshToken: string): Promise<Tokens>
  logout(refreshToken: string): Promise<unknown>
}

// A tab that refreshes makes all others wait.
const REFRESH_TIMEOUT_MS = 15_000
const LOGOUT_TIMEOUT_MS = 5_000

/** Binds the token service's calls. */
export function createTokenService(call: CallRest, language: () => string): TokenService {
  return {
    login: body => call({ path: PATH.login, body, read: readAuthFlow, language: language() }),
    exchange: body =>
      call({
        path: PATH.exchange,
        body,
        read: readTokens,
        language: language(),
        silentRefusal: '[get token error] bad status',
      }),
    resend: code =>
      call({ path: PATH.resend, body: { code }, read: readSentTo, language: language() }),
    async refresh(refreshToken) {
      if (!refreshToken) throw new SixpenceError('session_expired', 'empty refresh token')
      return call({
        path: PATH.refresh,
        body: { refreshToken },
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

/** Judges the answer to a name and password; which fields it needs depends on the flow. */
export function readAuthFlow(body: unknown): AuthFlow | undefined {
  const flow = pickFields(body, {
    authFlow: 'string',
    code: 'string?',
    accessToken: 'string?',
    refreshToken: 'string?',
    sentTo: 'string?',
    phoneNumber: 'string?',
    userId: 'string?',
  }) as AuthFlow | undefined
  return flow && AUTH_FLOWS.includes(flow.authFlow) ? flow : undefined
}

function readSentTo(body: unknown): { sentTo?: string } | undefined {
  return pickFields(body ?? {}, { sentTo: 'string?' }) as { sentTo?: string } | undefined
}

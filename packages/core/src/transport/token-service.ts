import {
  exchangeCode,
  login,
  logout,
  refreshTokens,
  resendCode,
  type AuthFlow,
  type Tokens,
} from '@sixpence/protocol/sign-in'
import type * as z from 'zod/mini'
import { isSixpenceError, SixpenceError, type SixpenceErrorCode } from '../errors/sixpence-error.ts'
import type { CallRest } from './call-rest.ts'

/** The calls that begin, prolong and end a session. None of them carries a token or is repeated. */
export interface TokenService {
  login(input: z.output<typeof login.input>): Promise<AuthFlow>
  exchange(input: z.output<typeof exchangeCode.input>): Promise<Tokens>
  resend(code: string): Promise<{ sentTo?: string | undefined }>
  refresh(refreshToken: string): Promise<Tokens>
  logout(refreshToken: string): Promise<void>
}

// A tab that refreshes makes all others wait.
const REFRESH_TIMEOUT_MS = 15_000
const LOGOUT_TIMEOUT_MS = 5_000

/** Binds the token service's calls. */
export function createTokenService(call: CallRest, language: () => string): TokenService {
  return {
    login: input => call(login, input, { language: language() }),
    exchange: input =>
      call(exchangeCode, input, {
        language: language(),
        silentRefusal: '[get token error] bad status',
      }),
    resend: code => call(resendCode, { code }, { language: language() }),
    async refresh(refreshToken) {
      if (!refreshToken) throw new SixpenceError('session_expired', 'empty refresh token')
      return call(refreshTokens, { refreshToken }, { timeoutMs: REFRESH_TIMEOUT_MS })
    },
    async logout(refreshToken) {
      await call(logout, { refreshToken }, { timeoutMs: LOGOUT_TIMEOUT_MS, keepalive: true })
    },
  }
}

const NOT_ITS_WORD: ReadonlySet<SixpenceErrorCode> = new Set([
  'offline',
  'timeout',
  'server_unavailable',
  'unexpected_answer',
  'not_found',
  'too_soon',
])

/** Whether the token service itself said no, and did not merely fail to answer. */
export function isRefusal(error: unknown): error is SixpenceError {
  return isSixpenceError(error) && !NOT_ITS_WORD.has(error.code)
}

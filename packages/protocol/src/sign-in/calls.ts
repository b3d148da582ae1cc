import type { Calls } from '../call.ts'
import { TOKEN_SERVICE_PATH } from '../wire/index.ts'

/** The bank's calls for signing in. */
export const signInCalls = {
  /** Step one of a sign-in: name, password and the PKCE challenge. */
  login: { method: 'POST', path: TOKEN_SERVICE_PATH.login, effect: 'write', access: 'public' },
  /**
   * Step two: exchanges the code of step one, its PKCE verifier and the one-time code for tokens. A
   * sign-in by push has no one-time code; before it is approved, the bank refuses with
   * `authorization_pending`.
   */
  exchangeCode: {
    method: 'POST',
    path: TOKEN_SERVICE_PATH.exchange,
    effect: 'write',
    access: 'public',
  },
  /**
   * Exchanges a refresh token for new tokens. A refresh token works once. Only a client that lost
   * the answer may repeat the call, with the same `Idempotency-Key` and until the new refresh token
   * is used.
   */
  refreshTokens: {
    method: 'POST',
    path: TOKEN_SERVICE_PATH.refresh,
    effect: 'write',
    access: 'public',
  },
  /** Ends the session of a refresh token. */
  logout: { method: 'POST', path: TOKEN_SERVICE_PATH.logout, effect: 'write', access: 'public' },
  /**
   * Sends the one-time code or push of a sign-in again. With `authFlow`, sends a code instead of
   * the push, which can then no longer be approved; the answer contains the next step. That
   * requires a step with `codeInstead`; otherwise it is refused with `invalid_request`.
   */
  resendCode: {
    method: 'POST',
    path: TOKEN_SERVICE_PATH.resend,
    effect: 'write',
    access: 'public',
  },
  /**
   * Allows or refuses a sign-in that was pushed. The linked device makes this call, with its own
   * session and the key from the push.
   */
  confirmLogin: {
    method: 'PUT',
    path: '/auth/login/{key}/confirm',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
  },
  /** `login` as a named method, for clients from before the token service. */
  legacyLogin: { name: 'login', effect: 'write', access: 'public' },
  /** `exchangeCode` as a named method. */
  legacyToken: { name: 'tokenGet', effect: 'write', access: 'public' },
  /** Returns the token service's data about the user. */
  authProfile: {
    method: 'GET',
    path: '/auth/profile',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'sees',
  },
  /** Sends the links of the app stores by SMS. */
  sendStoreLinks: {
    method: 'POST',
    path: '/auth/stores-urls/send',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
} as const satisfies Calls

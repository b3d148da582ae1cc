import type { Calls } from '../call.ts'
import { TOKEN_SERVICE_PATH } from '../wire/index.ts'

/** What can be asked of a bank about sign in. */
export const signInCalls = {
  /** Step one of a sign-in: name, password and the PKCE challenge. */
  login: { method: 'POST', path: TOKEN_SERVICE_PATH.login, effect: 'write', access: 'public' },
  /**
   * Step two: the code of step one, its PKCE verifier and the one-time code, for tokens. A sign-in
   * by push takes no one-time code: until it is approved it is refused with
   * `authorization_pending`.
   */
  exchangeCode: {
    method: 'POST',
    path: TOKEN_SERVICE_PATH.exchange,
    effect: 'write',
    access: 'public',
  },
  /**
   * Trades a refresh token for a new pair. A refresh token works once; only who lost the answer may
   * ask again, under the `Idempotency-Key` of the first time and until the new refresh token is
   * used.
   */
  refreshTokens: {
    method: 'POST',
    path: TOKEN_SERVICE_PATH.refresh,
    effect: 'write',
    access: 'public',
  },
  /** Ends the session that the refresh token belongs to. */
  logout: { method: 'POST', path: TOKEN_SERVICE_PATH.logout, effect: 'write', access: 'public' },
  /**
   * Sends the one-time code or the push of a sign-in again. With `authFlow` a code is sent instead
   * of the push, which can then no longer be approved; the answer says how the sign-in continues.
   * Only if the step came with `codeInstead`: otherwise it is refused with `invalid_request`.
   */
  resendCode: {
    method: 'POST',
    path: TOKEN_SERVICE_PATH.resend,
    effect: 'write',
    access: 'public',
  },
  /**
   * Answers a push: whether the sign-in may go on. The linked device calls it, with its own session
   * and the key from the push.
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
  /** Tells what the token service knows of the user. */
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

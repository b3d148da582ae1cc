import { authorizeExternal, beginExternalSignIn } from '@sixpence/protocol'
import type { CallAsCustomer } from '../http/index.ts'

/** Signing in to outsiders with the bank. Reached as `sixpence.externalSignIn`. */
export interface ExternalSignIn {
  /** Answers the outsider's page where it begins. */
  begin(): Promise<string>
  /**
   * Lets an outsider know who is signed in. Answers where to go: what the bank says, never what an
   * address said.
   *
   * @throws {SixpenceError} `not_found`: nobody waits for it, or not any more; `invalid_input`: the
   *   outsider has registered another address.
   */
  authorize(ask: { authorizationId: string; redirectUri: string }): Promise<string>
}

/** Binds the calls of external sign-in. */
export function createExternalSignIn(call: CallAsCustomer): ExternalSignIn {
  return {
    begin: () =>
      call({
        method: 'GET',
        path: beginExternalSignIn.path,
        read: body => beginExternalSignIn.output.safeParse(body).data?.authorizeUrl,
      }),
    authorize: ({ authorizationId, redirectUri }) =>
      call({
        path: authorizeExternal.path.replace(
          '{authorizationId}',
          encodeURIComponent(authorizationId),
        ),
        body: { redirect_uri: redirectUri },
        read: body => authorizeExternal.output.safeParse(body).data?.redirectUrl,
      }),
  }
}

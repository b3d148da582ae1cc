import { externalSignInCalls, externalSignInMethods } from '@sixpence/protocol/external-sign-in'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** An outsider who waits to learn who is signed in. */
export interface ExternalRequest {
  readonly authorizationId: string
  /** As it came along; the bank takes none but the registered one. */
  readonly redirectUri: string
}

/** Signing in to outsiders with the bank. Reached as `sixpence.externalSignIn`. */
export interface ExternalSignIn extends ClientOf<typeof externalSignInMethods, 'authorize'> {
  /**
   * Lets an outsider know who is signed in, where the customer has agreed before or `consent` says
   * that they do now; `false` refuses. Answers where to go: what the bank says, never what an
   * address said.
   *
   * @throws {SixpenceError} `consent_needed`: ask the customer first; `not_found`: no one waits for
   *   it, or not any more; `invalid_input`: the outsider has registered another address.
   */
  authorize(request: ExternalRequest & { consent?: boolean | undefined }): Promise<string>
}

/** The calls of external sign-in. */
export const externalSignIn: Domain<ExternalSignIn, typeof externalSignInCalls> = {
  name: 'externalSignIn',
  calls: externalSignInCalls,
  open(bank) {
    const client = clientOf(bank, externalSignInMethods)
    return {
      ...client,
      authorize: ({ redirectUri, ...request }) =>
        client.authorize({ ...request, redirect_uri: redirectUri }),
    }
  },
}

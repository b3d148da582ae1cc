import { externalSignInCalls, externalSignInMethods } from '@sixpence/protocol/external-sign-in'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** A third party's request to learn who is signed in. */
export interface ExternalRequest {
  readonly authorizationId: string
  /** As received; the bank accepts only the registered one. */
  readonly redirectUri: string
}

/** Sign-ins to third parties with the bank. Available as `sixpence.externalSignIn`. */
export interface ExternalSignIn extends ClientOf<typeof externalSignInMethods, 'authorize'> {
  /**
   * Shares the customer's identity with a third party, if they agreed earlier or `consent` is true;
   * `false` refuses. Returns the URL to go to, as given by the bank, never one taken from the
   * page's address.
   *
   * @throws {SixpenceError} `consent_needed`: ask the customer first; `not_found`: the request
   *   doesn't exist or has ended; `invalid_input`: the third party has registered another URL.
   */
  authorize(request: ExternalRequest & { consent?: boolean | undefined }): Promise<string>
}

/** Calls about external sign-in. */
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

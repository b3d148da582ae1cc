import type { CallRest, RestRequest } from './call-rest.ts'
import { type RestTokenSource, withToken } from './with-token.ts'

/**
 * Posts with the access token of the customer, once more with another one where the first was not
 * taken.
 *
 * @throws {SixpenceError} `session_expired` when nobody is signed in; else as {@link CallRest}.
 */
export type CallAsCustomer = <Output>(
  request: Omit<RestRequest<Output>, 'token' | 'plainRefusal'>,
) => Promise<Output>

interface CallAsCustomerOptions {
  readonly callRest: CallRest
  readonly session: RestTokenSource
  /** BCP 47; of the messages for people. */
  readonly language: () => string
}

/** Binds the calls to one service and one session. */
export function createCallAsCustomer({
  callRest,
  session,
  language,
}: CallAsCustomerOptions): CallAsCustomer {
  return request =>
    withToken(session, token =>
      callRest({ language: language(), ...request, token, plainRefusal: 'invalid_grant' }),
    )
}

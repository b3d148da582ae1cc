import type { CallRest, RestRequest } from './call-rest.ts'
import { tokensOfUser } from './tokens-of-user.ts'
import { type RestTokenSource, withToken } from './with-token.ts'

/**
 * Sends a request with an access token of the user signed in when it begins; retries once with
 * another of their tokens if the first is refused.
 *
 * @throws {SixpenceError} `session_expired` if they are no longer signed in; otherwise like
 *   {@link CallRest}.
 */
export type CallAsCustomer = <Output>(
  request: Omit<RestRequest<Output>, 'token' | 'plainRefusal'>,
) => Promise<Output>

interface CallAsCustomerOptions {
  readonly callRest: CallRest
  readonly session: RestTokenSource
  /** The signed-in user; undefined while unknown. */
  readonly userId: () => string | undefined
  /** BCP 47; the language of messages to people. */
  readonly language: () => string
}

/** Binds the calls to one service and one session. */
export function createCallAsCustomer({
  callRest,
  session,
  userId,
  language,
}: CallAsCustomerOptions): CallAsCustomer {
  return request =>
    withToken(tokensOfUser(session, userId()), token =>
      callRest({ language: language(), ...request, token, plainRefusal: 'invalid_grant' }),
    )
}

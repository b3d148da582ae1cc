import type { CallRest, RestRequest } from './call-rest.ts'
import { tokensOfUser } from './tokens-of-user.ts'
import { type RestTokenSource, withToken } from './with-token.ts'

/**
 * Posts with the access token of whoever is signed in when the call begins, once more with another
 * one of theirs where the first was not taken.
 *
 * @throws {SixpenceError} `session_expired` when they are not signed in any more; else as
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
  /** BCP 47; of the messages for people. */
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

import { SixpenceError } from '../errors/index.ts'
import type { CallRest, RestRequest } from './call-rest.ts'

/** What a call with a customer's token needs of the session; the session itself needs calls. */
export interface RestTokenSource {
  accessToken(): Promise<string>
  /** A token other than the refused one. */
  renewedToken(refused: string): Promise<string>
}

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
  return async request => {
    const ask = (token: string) =>
      callRest({ language: language(), ...request, token, plainRefusal: 'invalid_grant' })
    const token = await session.accessToken()
    try {
      return await ask(token)
    } catch (cause) {
      if (!(cause instanceof SixpenceError) || cause.code !== 'session_expired') throw cause
      return ask(await session.renewedToken(token))
    }
  }
}

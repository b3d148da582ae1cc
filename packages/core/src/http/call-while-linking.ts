import type { CallAsCustomer } from './call-as-customer.ts'
import type { CallRest } from './call-rest.ts'

interface CallWhileLinkingOptions {
  readonly callAsCustomer: CallAsCustomer
  readonly callRest: CallRest
  readonly language: () => string
  /** The token of a sign-in waiting for a phone to be linked, if there is one. */
  readonly linkingToken: () => string | undefined
}

/** Calls on behalf of a sign-in waiting for a phone to be linked, or else of the customer. */
export function createCallWhileLinking({
  callAsCustomer,
  callRest,
  language,
  linkingToken,
}: CallWhileLinkingOptions): CallAsCustomer {
  return request => {
    const token = linkingToken()
    return token === undefined
      ? callAsCustomer(request)
      : callRest({ language: language(), ...request, token, plainRefusal: 'invalid_grant' })
  }
}

import type { CallAsCustomer } from './call-as-customer.ts'
import type { CallRest } from './call-rest.ts'

interface CallWhileLinkingOptions {
  readonly callAsCustomer: CallAsCustomer
  readonly callRest: CallRest
  readonly language: () => string
  /** Of a sign-in that waits until a phone is linked; undefined of everybody else. */
  readonly linkingToken: () => string | undefined
}

/** Calls in the name of a sign-in that waits until a phone is linked, else of the customer. */
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

import { loadedLater } from '../errors/index.ts'
import type { CallAsCustomer } from '../http/index.ts'
import type { CallWhileLinkingOptions } from './call-while-linking.ts'

interface WhileLinkingOptions extends CallWhileLinkingOptions {
  readonly session: { readonly getSnapshot: () => { readonly status: string } }
}

/**
 * Calls on behalf of a sign-in that waits for a phone to be linked, or else of the customer. The
 * code for the former is loaded on first use.
 */
export function callWhileLinkingLater(options: WhileLinkingOptions): CallAsCustomer {
  const load = loadedLater(async () =>
    (await import('./call-while-linking.ts')).createCallWhileLinking(options),
  )
  return async request => {
    if (options.session.getSnapshot().status === 'signed_in') return options.callAsCustomer(request)
    return (await load())(request)
  }
}

import type { CallAsCustomer, CallRest } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import { isLinking } from './pending-sign-in.ts'
import { createTabRecord } from './tab-record.ts'

/** The ways to call, and where this tab's sign-in is kept. */
export interface CallWhileLinkingOptions {
  readonly callAsCustomer: CallAsCustomer
  readonly callRest: CallRest
  readonly language: () => string
  readonly platform: Pick<Platform, 'tabStorage' | 'clock'>
  readonly namespace: string
}

/**
 * Calls on behalf of this tab's sign-in that waits for a phone to be linked, or else of the
 * customer.
 */
export function createCallWhileLinking(options: CallWhileLinkingOptions): CallAsCustomer {
  const { callAsCustomer, callRest, language, platform, namespace } = options
  const record = createTabRecord(platform, namespace)
  return request => {
    const [, pending] = record.read() ?? []
    const token = pending && isLinking(pending) ? pending.tmpJwt : undefined
    return token === undefined
      ? callAsCustomer(request)
      : callRest({ language: language(), ...request, token, plainRefusal: 'invalid_grant' })
  }
}

import type { NamedMethod } from '@sixpence/protocol/schemas'
import { callerFor, type Payable } from '../../access/index.ts'
import type { CallerContext, Context } from '../../context.ts'
import { holdCaller } from '../idempotency/hold-caller.ts'

/** The context of a response on a device, which reaches no address of the bank. */
export type DeviceContext = Omit<Context, 'bankUrl' | 'keysInFlight'>

interface Answering {
  /** The customer for whom the user responds. */
  readonly customerId: string
  readonly userId: string
  /** The user's own customer. */
  readonly ownCustomerId: string
  readonly email: string
  /** The idempotency key of the payment; empty text without one. */
  readonly key: string
  /** The amount that a yes pays. */
  readonly pays: Payable
}

/**
 * Returns the context of a user who responds on a device, with their current rights.
 *
 * @throws {Refusal} Like `callerFor` and `holdCaller`.
 */
export async function contextOfAnswer(
  method: NamedMethod,
  { customerId, ownCustomerId, userId, email, key, pays }: Answering,
  context: DeviceContext,
): Promise<CallerContext> {
  const signedIn = {
    userId,
    customerId: ownCustomerId,
    email,
    sessionId: '',
    scope: 'full',
  } as const
  const target = { method, customerId, isWritten: false, pays }
  const caller = await callerFor(signedIn, target, context.sql)
  const here = { ...context, bankUrl: '', keysInFlight: new Set<string>(), key }
  return { ...here, caller: await holdCaller(method, { sql: context.sql, caller }, pays) }
}

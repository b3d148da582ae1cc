import type { NamedMethod } from '@sixpence/protocol'
import { callerFor, type Payable } from '../../access/index.ts'
import type { CallerContext, Context } from '../../context.ts'
import { holdCaller } from '../idempotency/hold-caller.ts'

/** What an answer on a device works with: it comes to no address of the bank. */
export type DeviceContext = Omit<Context, 'bankUrl' | 'keysInFlight'>

interface Answering {
  /** For whom it is answered. */
  readonly customerId: string
  readonly userId: string
  /** The user's own customer. */
  readonly ownCustomerId: string
  readonly email: string
  /** The idempotency key of what is answered; empty text where there is none. */
  readonly key: string
  /** What is paid by a yes. */
  readonly pays: Payable
}

/**
 * Answers the context of whoever answers on a device, with what they may do at this moment.
 *
 * @throws {Refusal} As `callerFor` and `holdCaller`.
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
  const asked = { method, customerId, isWritten: false, pays }
  const caller = await callerFor(signedIn, asked, context.sql)
  const here = { ...context, bankUrl: '', keysInFlight: new Set<string>(), key }
  return { ...here, caller: await holdCaller(method, { sql: context.sql, caller }, pays) }
}

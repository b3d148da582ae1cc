import { RESPONSE_CODE } from '@sixpence/protocol'
import { type NamedMethod, paymentMethods } from '@sixpence/protocol/schemas'
import { asFormer, callerFor } from '../access/index.ts'
import type { Caller, SignedIn } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { Refusal } from '../http/index.ts'
import { sentBefore } from '../payments/index.ts'

type KeyedCall = Parameters<typeof callerFor>[1] & {
  readonly method: NamedMethod
  /** The key of the payment sent or looked up; empty if there is none. */
  readonly key: string
}

/**
 * Like `callerFor`. A user who may no longer act for a customer still learns the outcome of the
 * payments they sent: if these seemed refused, they would pay again.
 */
export async function callerOf(signedIn: SignedIn, call: KeyedCall, sql: Sql): Promise<Caller> {
  try {
    return await callerFor(signedIn, call, sql)
  } catch (cause) {
    const { customerId, key } = call
    const mayHaveSent = isNoAccess(cause) && isAboutSent(call.method) && customerId !== undefined
    const madeBy = signedIn.customerId
    if (!mayHaveSent || !(await sentBefore(sql, { customerId, madeBy, key }))) throw cause
    return asFormer(signedIn, customerId)
  }
}

/** True for calls that a stored payment can answer. */
const isAboutSent = ({ name, key }: NamedMethod): boolean =>
  key === 'opens' || name === paymentMethods.intent.name

const isNoAccess = (cause: unknown): boolean =>
  cause instanceof Refusal && NO_ACCESS.has(cause.responseCode)

const NO_ACCESS: ReadonlySet<string> = new Set([RESPONSE_CODE.noAccess, RESPONSE_CODE.accessDenied])

import { idempotencyKeySchema } from '@sixpence/protocol/schemas'
import type { Payable } from '../../access/index.ts'
import type { CallerContext } from '../../context.ts'
import { type Database, type Sql, inTransaction } from '../../db/index.ts'
import { type Answer, Refusal, type ServedMethod, refuse } from '../../http/index.ts'
import { fingerprint } from './fingerprint.ts'
import { holdCaller } from './hold-caller.ts'
import { holdName, tryHold } from './key-hold.ts'
import { attempt } from '../attempt.ts'
import { openPayment } from '../payment-order.ts'

/** A call that moves money under an idempotency key. */
export interface KeyedCall {
  readonly database: Database
  readonly served: ServedMethod
  /** The input, decoded with the method's schema. */
  readonly input: unknown
  readonly context: Omit<CallerContext, 'sql'>
  /** Encodes a handler's output or refusal for the wire. */
  readonly envelopeOf: (outcome: unknown) => Answer
}

/**
 * Executes a call exactly once for each customer and key. Writes the key in the transaction that
 * moves the money, so that a crash leaves both or neither. A repetition gets the first response
 * again, refusals included.
 *
 * @throws {Refusal} With status 400 without a valid key, 409 while the first call under it runs,
 *   422 if the key was used for another order. A defect stores nothing: the key is free again.
 */
export async function answerKeyed(call: KeyedCall): Promise<Answer> {
  const { served, input, context, envelopeOf } = call
  if (!idempotencyKeySchema.safeParse(context.key).success) {
    throw refuse.malformed('The call needs a proper Idempotency-Key.')
  }
  if (served.method.key === 'opens') return openOnce(call)
  return inTransaction(call, async sql => {
    const caller = await holdCaller(served.method, { ...context, sql }, payableOf(input))
    return envelopeOf(await served.handle(input, { ...context, sql, caller }))
  })
}

async function openOnce(call: KeyedCall): Promise<Answer> {
  const { caller, key, keysInFlight } = call.context
  const name = holdName(caller.customerId, key)
  if (keysInFlight.has(name)) throw inFlight()
  keysInFlight.add(name)
  try {
    const order = await fingerprint(call.served.method.name, call.input)
    return await inTransaction(call, async sql => {
      // Other processes see this lock; they can't see the set.
      if (!(await tryHold(sql, name))) throw inFlight()
      return (await storedAnswer(sql, call, order)) ?? (await firstAnswer(sql, call, order))
    })
  } finally {
    keysInFlight.delete(name)
  }
}

const inFlight = () => refuse.unknown('A payment under this key is being worked on.', 409)

async function storedAnswer(
  sql: Sql,
  { context: { caller, key } }: KeyedCall,
  order: string,
): Promise<Answer | undefined> {
  const [stored] = await sql<{ fingerprint: string; status: number; body: Answer['body'] }>`
    select fingerprint, answer_status as status, answer as body from payment
    where customer_id = ${caller.customerId} and key = ${key}`
  if (!stored) return undefined
  if (stored.fingerprint !== order) {
    throw refuse.keyReused('This key was used for another payment.')
  }
  return { status: stored.status, body: stored.body }
}

async function firstAnswer(sql: Sql, call: KeyedCall, order: string): Promise<Answer> {
  const { served } = call
  const { name: method } = served.method
  const caller = await holdCaller(served.method, { ...call.context, sql }, payableOf(call.input))
  const context = { ...call.context, caller }
  const id = await openPayment({ ...context, sql }, { method, fingerprint: order })
  const outcome = await outcomeOf(sql, { ...call, context })
  const answer = call.envelopeOf(outcome)
  if (isQuestion(served.method, answer)) {
    await sql`delete from payment where id = ${id}`
    return answer
  }
  await sql`
    update payment set answer_status = ${answer.status}, answer = ${answer.body}
    where id = ${id}`
  if (outcome instanceof Refusal) {
    await sql`update payment set status = 'refused', refusal = ${answer.body} where id = ${id}`
  }
  const [row] = await sql<{ status: string }>`select status from payment where id = ${id}`
  if (row?.status === 'opened') throw new Error(`${method} left its payment open.`)
  return answer
}

/** True for an answer that asks something: the same call may follow with more, under the same key. */
const isQuestion = ({ answers = [] }: KeyedCall['served']['method'], { body }: Answer): boolean =>
  answers.some(code => code === body['responseCode'])

const outcomeOf = (sql: Sql, { served, input, context }: KeyedCall): Promise<unknown> =>
  attempt(sql, () => served.handle(input, { ...context, sql }))

/** Returns the fields for a payable; each is checked where it is read. */
const payableOf = (input: unknown): Payable =>
  typeof input === 'object' && input !== null ? input : {}

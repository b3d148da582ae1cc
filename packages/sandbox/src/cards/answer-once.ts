import { idempotencyKeySchema, type NamedMethod } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { Refusal, refuse } from '../http/index.ts'
import { fingerprint } from '../payments/index.ts'

/** A call that is done once. */
export interface OnceCall {
  readonly method: NamedMethod
  /** The input that a repetition must have in common with the first call. */
  readonly input: object
  /** The time during which a repetition gets the stored response; by default forever. */
  readonly answersForMs?: number
}

/**
 * Runs a call once per key, in the transaction of the call; a client that lost the response gets it
 * again. A refusal stores nothing: the key stays free. A call without a key runs each time.
 *
 * @throws {Refusal} With status 400 for an invalid key, 422 when it was used for something else;
 *   `VF` when the response is no longer available.
 */
export async function answerOnce<Output extends object>(
  call: OnceCall,
  context: CallerContext,
  work: () => Promise<Output | Refusal>,
): Promise<Output | Refusal> {
  const { sql, clock, caller, key } = context
  if (key === '') return work()
  if (!idempotencyKeySchema.safeParse(key).success) {
    throw refuse.malformed('This is no proper Idempotency-Key.')
  }
  const print = await fingerprint(call.method.name, call.input)
  // The second of two simultaneous calls waits here until the first is done or undone.
  const opened = await sql`
    insert into card_call (customer_id, key, fingerprint, at)
    values (${caller.customerId}, ${key}, ${print}, ${clock.now()})
    on conflict do nothing returning key`
  if (opened.length === 0) return storedAnswer(call, print, context)
  const outcome = await work()
  if (outcome instanceof Refusal) {
    await sql`delete from card_call where customer_id = ${caller.customerId} and key = ${key}`
  } else {
    await sql`
      update card_call set answer = ${JSON.stringify(outcome)}
      where customer_id = ${caller.customerId} and key = ${key}`
  }
  return outcome
}

async function storedAnswer<Output extends object>(
  { answersForMs = Infinity }: OnceCall,
  print: string,
  { sql, clock, caller, key }: CallerContext,
): Promise<Output> {
  const [stored] = await sql<{ fingerprint: string; at: Date; answer: Output }>`
    select fingerprint, at, answer from card_call
    where customer_id = ${caller.customerId} and key = ${key}`
  if (stored?.fingerprint !== print) {
    throw refuse.keyReused('This key was used for something else.')
  }
  if (clock.now().getTime() - stored.at.getTime() > answersForMs) {
    throw refuse.invalid('accountId', 'This was done already.')
  }
  return stored.answer
}

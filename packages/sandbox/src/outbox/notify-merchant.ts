import type { MerchantEvent } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** Something that a merchant is to be told. */
export interface NewEvent {
  /** The customer who is the merchant. */
  readonly customerId: string
  readonly type: Exclude<MerchantEvent, 'ping'>
  readonly at: Date
  /** Whether something went through: some receivers want to hear of nothing else. */
  readonly isCompleted: boolean
  /** What stands beside `id`, `type` and `at` in the message, as it goes over the wire. */
  readonly facts: Readonly<Record<string, unknown>>
}

/**
 * Writes down what a merchant is to be told, in the transaction that makes it true; triggers call
 * the function of the same name. Answers the id of the message.
 */
export async function notifyMerchant(sql: Sql, event: NewEvent): Promise<string> {
  const { customerId, type, at, isCompleted, facts } = event
  const [told] = await sql<{ id: string }>`
    select notify_merchant(
      ${customerId}, ${type}, ${at}::timestamptz, ${isCompleted}::boolean,
      ${JSON.stringify(facts)}::json
    ) as id`
  if (!told) throw new Error('a function without a set has a row')
  return told.id
}

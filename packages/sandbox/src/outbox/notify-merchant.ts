import type { MerchantEvent } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** An event for a merchant. */
export interface NewEvent {
  /** The customer who is the merchant. */
  readonly customerId: string
  readonly type: Exclude<MerchantEvent, 'ping'>
  readonly at: Date
  /** True if a payment, refund etc. was completed: some receivers want only these events. */
  readonly isCompleted: boolean
  /** The message's fields besides `id`, `type` and `at`, in their wire format. */
  readonly facts: Readonly<Record<string, unknown>>
}

/**
 * Records an event for a merchant, in the transaction that makes it true. Triggers call the
 * database function of the same name. Returns the message's id.
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

import { subscriptionDay, type SubscriptionFrequency, utcDay } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { checkPlan } from './check-plan.ts'

interface RequestRow {
  payment_id: string
  frequency: SubscriptionFrequency
  end_day: string | null
  transactions: number | null
  at: Date
}

/**
 * Begins a subscription whose payment has just moved: that was its first run.
 *
 * @throws {Refusal} `VF` if its end has passed while the payment waited.
 */
export async function beginSubscription(
  sql: Sql,
  id: string,
  transactionId: string,
): Promise<void> {
  const [request] = await sql<RequestRow & Record<string, unknown>>`
    select payment_id, frequency, end_day, transactions, at from subscription, journal_entry
    where subscription.id = ${id} and journal_entry.id = ${transactionId}`
  if (!request) throw new Error(`Nothing was asked for as ${id}.`)
  const { payment_id, frequency, at } = request
  const firstDay = utcDay(at)
  const end = {
    endDate: request.end_day ?? undefined,
    transactions: request.transactions ?? undefined,
  }
  checkPlan({ frequency, firstDay, ...end })
  const nextDay = subscriptionDay({ frequency, firstDay, ...end }, 1)
  await sql`
    insert into subscription_run (subscription_id, number, day, payment_id)
    values (${id}, 1, ${firstDay}, ${payment_id})`
  await sql`
    update subscription set status = ${nextDay === undefined ? 'completed' : 'active'},
      first_day = ${firstDay}, next_number = 2, next_day = ${nextDay},
      ended_at = ${nextDay === undefined ? at : null}
    where id = ${id}`
}

import type { SubscriptionFrequency } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { lockAccounts } from '../ledger/index.ts'

/** A run whose day has come. */
export interface DueRun {
  /** The subscription's id. */
  readonly id: string
  readonly customerId: string
  readonly madeBy: string
  readonly email: string
  readonly fromAccount: string
  readonly toAccount: string
  /** The checkout of its first payment to a merchant; null between own accounts. */
  readonly firstCheckoutId: string | null
  /** The amount that arrives, in `currencyCode`. */
  readonly toAmount: string
  readonly currencyCode: string
  readonly frequency: SubscriptionFrequency
  readonly firstDay: string
  readonly endDay: string | null
  readonly transactions: number | null
  /** The run's number; the first one is 1. */
  readonly number: number
  readonly day: string
  readonly failuresInRow: number
}

export interface DueQuery {
  /** A day in UTC. */
  readonly today: string
  readonly size: number
  /** Subscriptions to leave out. */
  readonly skipped: readonly string[]
}

/**
 * Takes the runs that have been due for longest and that no other process is making, one for each
 * subscription, and locks everything they need until the transaction ends. Takes a customer's runs
 * in the order of their days, so that each sees the balance and limits left by the one before.
 */
export async function holdDueRuns(
  sql: Sql,
  { today, size, skipped }: DueQuery,
): Promise<readonly DueRun[]> {
  const due = await sql<DueRun & Record<string, unknown>>`
    select id, customer_id as "customerId", made_by as "madeBy",
      (select email from customer where customer.id = customer_id) as email,
      from_account as "fromAccount", to_account as "toAccount", to_amount as "toAmount",
      (select currency_code from ledger_account where ledger_account.id = to_account)
        as "currencyCode",
      (select checkout_id from payment where payment.id = payment_id) as "firstCheckoutId",
      frequency, first_day as "firstDay", end_day as "endDay", transactions,
      next_number as number, next_day as day, failures_in_row as "failuresInRow"
    from subscription
    where status = 'active' and next_day <= ${today}::date and not id = any(${skipped})
      and not exists (
        select from subscription earlier
        where earlier.customer_id = subscription.customer_id and earlier.status = 'active'
          and earlier.next_day < subscription.next_day and not earlier.id = any(${skipped}))
    order by next_day, position limit ${size}::integer
    for update skip locked`
  if (due.length === 0) return due
  // All at once and in order: two processes that locked run by run could deadlock.
  await lockAccounts(
    sql,
    due.flatMap(run => [run.fromAccount, run.toAccount]),
  )
  await sql`
    select from customer where id = any(${due.map(run => run.customerId)})
    order by id for no key update`
  return due
}

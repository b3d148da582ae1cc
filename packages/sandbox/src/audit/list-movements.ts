import type { Database } from '../db/index.ts'
import { atOneMoment } from './audit.ts'

/** Money that a customer's payment moved once. */
export interface Movement {
  readonly transactionId: string
  /** The customer whose account it left. */
  readonly customerId: string
  /** Null if it moved without a key, like every entry of a seeded history. */
  readonly key: string | null
  /**
   * The key that led to it, if that isn't its own: for every run of a repeating payment except the
   * first, and for each row of a batch.
   */
  readonly begunBy: string | null
}

/** Lists every entry by which money left a customer's account, with the key that moved it. */
export function listMovements(database: Database): Promise<Movement[]> {
  return atOneMoment(
    database,
    sql => sql<Movement & Record<string, unknown>>`
      select entry.id as "transactionId", payer.customer_id as "customerId", payment.key,
        coalesce(begun.key, submitted.key) as "begunBy"
      from journal_entry entry
        join lateral (
          select customer_id from posting join customer_account account on account.id = account_id
          where entry_id = entry.id and amount < 0 limit 1
        ) payer on true
        left join payment on transaction_id = entry.id
        left join subscription_run run on run.payment_id = payment.id and number > 1
        left join subscription on subscription.id = subscription_id
        left join payment begun on begun.id = subscription.payment_id
        left join batch_payment on batch_payment.payment_id = payment.id
        left join payment submitted on submitted.batch_id = batch_payment.batch_id
      order by entry.id`,
  )
}

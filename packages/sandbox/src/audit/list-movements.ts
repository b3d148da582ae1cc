import type { Database } from '../db/index.ts'
import { atOneMoment } from './audit.ts'

/** Money that a customer's payment moved once. */
export interface Movement {
  readonly transactionId: string
  /** The customer whose account it left. */
  readonly customerId: string
  /** Null if it moved without a key, like every entry of a seeded history. */
  readonly key: string | null
  /** The key that a repeating payment began with, for every run except the first. */
  readonly begunBy: string | null
}

/** Lists every entry by which money left a customer's account, with the key that moved it. */
export function listMovements(database: Database): Promise<Movement[]> {
  return atOneMoment(
    database,
    sql => sql<Movement & Record<string, unknown>>`
      select entry.id as "transactionId", payer.customer_id as "customerId", payment.key,
        begun.key as "begunBy"
      from journal_entry entry
        join lateral (
          select customer_id from posting join customer_account account on account.id = account_id
          where entry_id = entry.id and amount < 0 limit 1
        ) payer on true
        left join payment on transaction_id = entry.id
        left join subscription_run run on run.payment_id = payment.id and number > 1
        left join subscription on subscription.id = subscription_id
        left join payment begun on begun.id = subscription.payment_id
      order by entry.id`,
  )
}

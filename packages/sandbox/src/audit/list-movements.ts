import type { Database } from '../db/index.ts'
import { atOneMoment } from './audit.ts'

/** Money that a customer's payment moved, once. */
export interface Movement {
  readonly transactionId: string
  /** Whose account it left. */
  readonly customerId: string
  /** Null when it moved under no key; of a seeded history that is so of every entry. */
  readonly key: string | null
  /** Of a run of a payment that repeats itself, the first one excepted: the key it began with. */
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

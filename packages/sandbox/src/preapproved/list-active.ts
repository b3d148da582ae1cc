import type { SubscriptionFrequency } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** A payment that repeats itself, as the bank sees it. */
export interface ActivePreapproved {
  readonly id: string
  readonly customerId: string
  readonly email: string
  readonly toAmount: string
  readonly currencyCode: string
  readonly frequency: SubscriptionFrequency
  readonly nextDate: string
  /** Whether the customer may end it. */
  readonly userCancel: boolean
}

/** Lists what repeats itself, whose next payment is due first. */
export const listActive = (sql: Sql): Promise<ActivePreapproved[]> =>
  sql<ActivePreapproved & Record<string, unknown>>`
    select subscription.id, customer_id as "customerId", email, to_amount as "toAmount",
      currency_code as "currencyCode", frequency, next_day as "nextDate",
      user_cancel as "userCancel"
    from subscription
      join customer on customer.id = customer_id
      join ledger_account target on target.id = to_account
    where status = 'active' order by next_day, subscription.position`

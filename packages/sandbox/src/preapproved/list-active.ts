import type { SubscriptionFrequency } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** A repeating payment from the bank's view. */
export interface ActivePreapproved {
  readonly id: string
  readonly customerId: string
  readonly email: string
  readonly toAmount: string
  readonly currencyCode: string
  readonly frequency: SubscriptionFrequency
  readonly nextDate: string
  /** True if the customer may end it. */
  readonly userCancel: boolean
}

/** Lists active repeating payments, the next due first. */
export const listActive = (sql: Sql): Promise<ActivePreapproved[]> =>
  sql<ActivePreapproved & Record<string, unknown>>`
    select subscription.id, customer_id as "customerId", email, to_amount as "toAmount",
      currency_code as "currencyCode", frequency, next_day as "nextDate",
      user_cancel as "userCancel"
    from subscription
      join customer on customer.id = customer_id
      join ledger_account target on target.id = to_account
    where status = 'active' order by next_day, subscription.position`

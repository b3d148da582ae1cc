import type { SubscriptionTerms } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { Decimal } from '../money/index.ts'

/** A payment between own accounts that is to be repeated. */
export interface RequestedSubscription {
  readonly subscription: SubscriptionTerms
  readonly fromAccount: string
  readonly toAccount: string
  /** What arrives each time, in the currency of `toAccount`. */
  readonly toAmount: Decimal
}

/** Writes down how a payment is to be repeated. It begins once that payment has moved. */
export async function requestSubscription(
  { sql, caller, newId }: Pick<CallerContext, 'sql' | 'caller' | 'newId'>,
  paymentId: string,
  { subscription, fromAccount, toAccount, toAmount }: RequestedSubscription,
): Promise<void> {
  const { frequency, endDate, transactions, userCancel } = subscription
  await sql`
    insert into subscription (id, customer_id, made_by, payment_id, from_account, to_account,
      to_amount, frequency, end_day, transactions, user_cancel)
    values (${newId()}, ${caller.customerId}, ${caller.ownCustomerId}, ${paymentId},
      ${fromAccount}, ${toAccount}, ${toAmount}, ${frequency}, ${endDate}, ${transactions},
      ${userCancel})`
}

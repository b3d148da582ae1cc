import type { SubscriptionTerms } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { Decimal } from '../money/index.ts'

/** A payment that is to be repeated. */
export interface RequestedSubscription {
  readonly subscription: SubscriptionTerms
  readonly fromAccount: string
  readonly toAccount: string
  /** The amount that arrives each time, in the currency of `toAccount`. */
  readonly toAmount: Decimal
  /** The merchant's checkout that it pays; undefined between own accounts. */
  readonly checkoutId?: string | undefined
}

/**
 * Records how a payment is to be repeated, unless that is recorded already. The subscription begins
 * once that payment has moved.
 */
export async function requestSubscription(
  { sql, caller, newId }: Pick<CallerContext, 'sql' | 'caller' | 'newId'>,
  paymentId: string,
  { subscription, fromAccount, toAccount, toAmount, checkoutId }: RequestedSubscription,
): Promise<void> {
  const { frequency, endDate, transactions, userCancel } = subscription
  const type = checkoutId === undefined ? 'ownTransfer' : 'merchant'
  await sql`
    insert into subscription (id, customer_id, made_by, type, merchant_id, payment_id, from_account, to_account,
      to_amount, frequency, end_day, transactions, user_cancel)
    values (${newId()}, ${caller.customerId}, ${caller.ownCustomerId}, ${type},
      (select merchant_id from checkout join embedder using (client_key)
        where checkout.id = ${checkoutId}), ${paymentId},
      ${fromAccount}, ${toAccount}, ${toAmount}, ${frequency}, ${endDate}, ${transactions},
      ${userCancel})
    on conflict (payment_id) do nothing`
}

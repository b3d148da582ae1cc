import type { SubscriptionTerms } from './subscription-schemas.ts'

/** The fields of an order for repeating it. */
export interface SubscriptionFields {
  readonly subscriptionFrequency?: SubscriptionTerms['frequency'] | undefined
  readonly subscriptionEndDate?: string | undefined
  readonly subscriptionTransactions?: number | undefined
  readonly subscriptionUserCancel?: boolean | undefined
}

/** Returns the terms on which an order repeats; undefined if it is made once. */
export function subscriptionTerms(order: SubscriptionFields): SubscriptionTerms | undefined {
  const { subscriptionFrequency, subscriptionEndDate, subscriptionTransactions } = order
  if (subscriptionFrequency === undefined) return undefined
  return {
    frequency: subscriptionFrequency,
    ...(subscriptionEndDate !== undefined && { endDate: subscriptionEndDate }),
    ...(subscriptionTransactions !== undefined && { transactions: subscriptionTransactions }),
    userCancel: order.subscriptionUserCancel ?? true,
  }
}

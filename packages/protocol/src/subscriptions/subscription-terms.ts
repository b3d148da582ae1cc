import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { wireNumber } from '../wire-values.ts'
import { SUBSCRIPTION_FREQUENCIES } from './subscription-days.ts'

/**
 * `active`: another payment follows; `completed`: the last one was made; `canceled`: somebody ended
 * it; `stopped`: three payments in a row could not be made.
 */
export const SUBSCRIPTION_STATUSES = ['active', 'completed', 'canceled', 'stopped'] as const

/** How a payment is repeated, as an order carries it. Without a frequency it is made once. */
export const subscriptionFields = {
  subscriptionFrequency: /* @__PURE__ */ z.optional(z.enum(SUBSCRIPTION_FREQUENCIES)),
  /** The last day on which it may be made, in UTC. */
  subscriptionEndDate: /* @__PURE__ */ z.optional(daySchema),
  /** How many payments there are, this one included. With an end day, whichever comes first. */
  subscriptionTransactions: /* @__PURE__ */ z.optional(wireNumber()),
  /** False: only the bank can end it. By default the customer can. */
  subscriptionUserCancel: /* @__PURE__ */ z.optional(z.boolean()),
}

/** How a payment is repeated, as the bank tells it. */
export const subscriptionTermsSchema = /* @__PURE__ */ z.object({
  frequency: z.enum(SUBSCRIPTION_FREQUENCIES),
  /** The last day on which it may be made, in UTC. */
  endDate: z.optional(daySchema),
  /** How many payments there are, the first one included. */
  transactions: z.optional(wireNumber()),
  /** Whether the customer can end it. */
  userCancel: z.boolean(),
})

export type SubscriptionTerms = z.output<typeof subscriptionTermsSchema>

/** The fields of an order that say how it is repeated. */
export interface SubscriptionFields {
  readonly subscriptionFrequency?: SubscriptionTerms['frequency'] | undefined
  readonly subscriptionEndDate?: string | undefined
  readonly subscriptionTransactions?: number | undefined
  readonly subscriptionUserCancel?: boolean | undefined
}

/** How an order is repeated; undefined if it is made once. */
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

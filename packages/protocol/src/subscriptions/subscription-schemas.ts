import * as z from 'zod/mini'
import { daySchema, wireNumber } from '../values/index.ts'
import { SUBSCRIPTION_FREQUENCIES } from './subscription-days.ts'

/** The fields of an order for repeating a payment. Without a frequency it is made once. */
export const subscriptionFields = {
  subscriptionFrequency: /* @__PURE__ */ z.optional(z.enum(SUBSCRIPTION_FREQUENCIES)),
  /** The last day on which it may be made, in UTC. */
  subscriptionEndDate: /* @__PURE__ */ z.optional(daySchema),
  /** The number of payments, including this one. With an end date too, the earlier of both applies. */
  subscriptionTransactions: /* @__PURE__ */ z.optional(wireNumber()),
  /** False if only the bank can end it; by default the customer can. */
  subscriptionUserCancel: /* @__PURE__ */ z.optional(z.boolean()),
}

/** The terms of a repeated payment, as returned by the bank. */
export const subscriptionTermsSchema = /* @__PURE__ */ z.object({
  frequency: z.enum(SUBSCRIPTION_FREQUENCIES),
  /** The last day on which it may be made, in UTC. */
  endDate: z.optional(daySchema),
  /** The number of payments, including the first. */
  transactions: z.optional(wireNumber()),
  /** True if the customer can end it. */
  userCancel: z.boolean(),
})

export type SubscriptionTerms = z.output<typeof subscriptionTermsSchema>

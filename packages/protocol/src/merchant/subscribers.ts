import * as z from 'zod/mini'
import {
  daySchema,
  currencyCodeSchema,
  positiveDecimalSchema,
  instantSchema,
  wireNumber,
} from '../values/index.ts'
import { schemasOf } from '../inputs/index.ts'
import { SUBSCRIPTION_FREQUENCIES, SUBSCRIPTION_STATUSES } from '../subscriptions/index.ts'
import { SUBSCRIBER_FILTER_FIELDS } from './facts.ts'

/** A payer with a repeated payment to a merchant. */
export const subscriberSchema = /* @__PURE__ */ z.object({
  subscriptionId: z.string(),
  email: z.string(),
  name: z.string(),
  /** The item paid for, i.e. the name of the button that started it. */
  description: z.string(),
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  frequency: z.enum(SUBSCRIPTION_FREQUENCIES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** The day of the first payment, in UTC. */
  firstDate: daySchema,
  /** The day of the next payment, while it is active. */
  nextDate: z.optional(daySchema),
  /** The number of payments made; failed ones don't count. */
  installmentsPaid: wireNumber(),
})

/** One payment of a subscription. */
export const installmentSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** From 1, without gaps: failed ones are counted too. */
  number: wireNumber(),
  date: daySchema,
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  status: z.enum(['paid', 'failed']),
  /** The checkout that paid it. */
  checkoutId: z.optional(z.string()),
})

/** The notification posted to the merchant's server once an installment is paid or has failed. */
export const installmentNotificationSchema = /* @__PURE__ */ z.object({
  /** Stays the same in every repetition, so that a receiver can ignore repeated ones. */
  id: z.string(),
  type: z.literal('installment.final'),
  at: instantSchema,
  installment: z.extend(installmentSchema, { subscriptionId: z.string() }),
})

/** The schemas of the calls about subscribers. */
export const subscriberSchemas = {
  subscribers: {
    input: z.object({
      ...schemasOf(SUBSCRIBER_FILTER_FIELDS),
      pageNumber: z.optional(wireNumber()),
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(subscriberSchema), total: wireNumber() }),
  },
  cancelSubscriber: {
    input: z.object({ subscriptionId: z.string() }),
    output: z.object({ item: subscriberSchema }),
  },
  installments: {
    input: z.object({ subscriptionId: z.string() }),
    output: z.object({ items: z.array(installmentSchema), total: wireNumber() }),
  },
}

export type Subscriber = z.output<typeof subscriberSchema>

export type SubscriberFilter = z.output<typeof subscriberSchemas.subscribers.input>

export type Installment = z.output<typeof installmentSchema>

export type InstallmentNotification = z.output<typeof installmentNotificationSchema>

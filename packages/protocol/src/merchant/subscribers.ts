import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { SUBSCRIPTION_FREQUENCIES, SUBSCRIPTION_STATUSES } from '../subscriptions/index.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'

/** Who pays a merchant again and again, and for what. */
export const subscriberSchema = /* @__PURE__ */ z.object({
  subscriptionId: z.string(),
  email: z.string(),
  name: z.string(),
  /** What is paid for: the words of the button that it began by. */
  description: z.string(),
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  frequency: z.enum(SUBSCRIPTION_FREQUENCIES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** The day of the first payment; days are in UTC. */
  firstDate: daySchema,
  /** The day of the next payment, of an active one. */
  nextDate: z.optional(daySchema),
  /** How many of the payments were made; failed ones don't count. */
  installmentsPaid: wireNumber(),
})

/** One payment of a subscription. */
export const installmentSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** From 1. None is left out, also none that failed. */
  number: wireNumber(),
  date: daySchema,
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  status: z.enum(['paid', 'failed']),
  /** The checkout that it was paid as. */
  checkoutId: z.optional(z.string()),
})

/** The notification posted to the merchant's server once an installment is paid or has failed. */
export const installmentNotificationSchema = /* @__PURE__ */ z.object({
  /** The same in every repetition: a receiver keeps it and does nothing twice. */
  id: z.string(),
  type: z.literal('installment.final'),
  at: instantSchema,
  installment: z.extend(installmentSchema, { subscriptionId: z.string() }),
})

/** The schemas of the calls about subscribers. */
export const subscriberSchemas = {
  subscribers: {
    input: z.object({
      /** A part of the address, in whichever letter case. */
      email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      status: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
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

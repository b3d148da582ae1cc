import * as z from 'zod/mini'
import { changeSchemasOf, schemasOf } from '../inputs/index.ts'
import { instantSchema, wireNumber } from '../values/index.ts'
import { ofCustomerSchema } from './of-customer.ts'
import { WEBHOOK_FIELDS, WEBHOOK_LOG_FIELDS, MERCHANT_EVENTS, DELIVERY_FAULTS } from './facts.ts'

const faultSchema = /* @__PURE__ */ z.optional(z.enum(DELIVERY_FAULTS))

/** A webhook, without its secret. */
export const webhookSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  customerId: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  url: z.string(),
  createdAt: instantSchema,
  /** The end of the time in which messages are also signed with the previous secret. */
  formerSecretUntil: z.optional(instantSchema),
  /** The number of failed messages since the last success. */
  failures: wireNumber(),
  /** The number of messages it still awaits. */
  waiting: wireNumber(),
  /** The time of its last success. */
  lastDeliveredAt: z.optional(instantSchema),
})

/** The result of posting a ping. */
export const webhookPingSchema = /* @__PURE__ */ z.object({
  /** True if the server accepted it: a 2xx within five seconds. */
  delivered: z.boolean(),
  httpStatus: z.optional(wireNumber()),
  fault: faultSchema,
  /** In milliseconds. */
  duration: wireNumber(),
})

/** One attempt to notify a webhook. */
export const webhookRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The same in every attempt to send the message. */
  messageId: z.string(),
  event: z.enum(MERCHANT_EVENTS),
  /** Absent for a ping to an address that isn't a webhook's. */
  webhookId: z.optional(z.string()),
  webhookName: z.optional(z.string()),
  date: instantSchema,
  method: z.string(),
  host: z.string(),
  /** Without the query, which may contain a secret. */
  path: z.string(),
  httpStatus: z.optional(wireNumber()),
  fault: faultSchema,
  /** In milliseconds. */
  duration: wireNumber(),
  /** The number of the attempt, from 1. */
  attempt: wireNumber(),
  /** The first 4 KB of the posted body. Responses aren't read. */
  request: z.string(),
})

/** The schemas of the calls about webhooks. */
export const webhookSchemas = {
  webhooks: {
    input: ofCustomerSchema,
    output: z.object({ items: z.array(webhookSchema), total: wireNumber() }),
  },
  createWebhook: {
    input: z.extend(ofCustomerSchema, {
      ...schemasOf(WEBHOOK_FIELDS),
      /** True by default. */
      enabled: z.optional(z.boolean()),
    }),
    output: z.extend(webhookSchema, { secret: z.string() }),
  },
  updateWebhook: {
    input: z.extend(ofCustomerSchema, {
      ...changeSchemasOf(WEBHOOK_FIELDS),
      enabled: z.optional(z.boolean()),
    }),
    output: webhookSchema,
  },
  deleteWebhook: { input: ofCustomerSchema, output: z.object({}) },
  renewWebhookSecret: {
    input: ofCustomerSchema,
    output: z.extend(webhookSchema, { secret: z.string() }),
  },
  pingWebhook: {
    input: z.extend(ofCustomerSchema, schemasOf({ url: WEBHOOK_FIELDS.url })),
    output: webhookPingSchema,
  },
  webhookRequests: {
    input: z.extend(ofCustomerSchema, {
      /** 20 by default, at most 100. */
      limit: z.optional(wireNumber()),
      ...schemasOf(WEBHOOK_LOG_FIELDS),
      cursor: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: z.object({
      items: z.array(webhookRequestSchema),
      /** The number on all pages, counted up to `MOST_REQUESTS_COUNTED`. */
      count: wireNumber(),
      /** The cursor of this page. */
      current: z.optional(z.string()),
      /** The cursor of the page with older ones; absent on the last page. */
      next: z.optional(z.string()),
      /** The cursor of the page with newer ones; absent on the first page. */
      prev: z.optional(z.string()),
    }),
  },
  sendWebhookAgain: { input: ofCustomerSchema, output: z.object({}) },
}

export type Webhook = z.output<typeof webhookSchema>

export type WebhookPing = z.output<typeof webhookPingSchema>

export type WebhookRequest = z.output<typeof webhookRequestSchema>

export type WebhookRequestPage = z.output<typeof webhookSchemas.webhookRequests.output>

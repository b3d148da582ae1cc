import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'
import {
  merchantNameSchema,
  ofCustomerSchema,
  renamedSchema,
  typedAddressSchema,
} from './fields.ts'

/** What merchants are told of. */
export const MERCHANT_EVENTS = [
  'checkout.final',
  'invoice.final',
  'installment.final',
  'refund.final',
  'ping',
] as const

/**
 * Why a message was not taken where no server answered: nobody was there, no answer came within
 * five seconds, the name meant an address that may not be posted to, or the server showed no
 * certificate that browsers would trust.
 */
export const DELIVERY_FAULTS = ['unreachable', 'timeout', 'address', 'certificate'] as const

/** How many messages of a log are counted; of more than these it is only said that there are more. */
export const MOST_REQUESTS_COUNTED = 1000

const faultSchema = /* @__PURE__ */ z.optional(z.enum(DELIVERY_FAULTS))

/** A webhook, without its secret. */
export const webhookSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  customerId: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  url: z.string(),
  createdAt: instantSchema,
  /** Until then messages are signed with the former secret too. */
  formerSecretUntil: z.optional(instantSchema),
  /** How many messages in a row it has not taken; 0 of a healthy one. */
  failures: wireNumber(),
  /** How many messages it is still to be told. */
  waiting: wireNumber(),
  /** When it last took one. */
  lastDeliveredAt: z.optional(instantSchema),
})

/** What came of an attempt to post. */
export const webhookPingSchema = /* @__PURE__ */ z.object({
  /** Whether the server took it: a 2xx within five seconds. */
  delivered: z.boolean(),
  httpStatus: z.optional(wireNumber()),
  fault: faultSchema,
  /** In milliseconds. */
  duration: wireNumber(),
})

/** One attempt to tell a webhook something. */
export const webhookRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The same in every attempt to send the message. */
  messageId: z.string(),
  event: z.enum(MERCHANT_EVENTS),
  /** Absent of a ping to an address that is no webhook's. */
  webhookId: z.optional(z.string()),
  webhookName: z.optional(z.string()),
  date: instantSchema,
  method: z.string(),
  host: z.string(),
  /** Without its query, which may hold a secret. */
  path: z.string(),
  httpStatus: z.optional(wireNumber()),
  fault: faultSchema,
  /** In milliseconds. */
  duration: wireNumber(),
  /** Which attempt it was, from 1. */
  attempt: wireNumber(),
  /** What was posted; the first 4 KB. What servers answer is not read. */
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
      name: merchantNameSchema,
      /** On unless told otherwise. */
      enabled: z.optional(z.boolean()),
      url: typedAddressSchema,
    }),
    output: z.extend(webhookSchema, { secret: z.string() }),
  },
  updateWebhook: {
    input: z.extend(ofCustomerSchema, {
      name: renamedSchema,
      enabled: z.optional(z.boolean()),
      /** Empty as well as absent: it stays where it is. */
      url: z.optional(typedAddressSchema),
    }),
    output: webhookSchema,
  },
  deleteWebhook: { input: ofCustomerSchema, output: z.object({}) },
  renewWebhookSecret: {
    input: ofCustomerSchema,
    output: z.extend(webhookSchema, { secret: z.string() }),
  },
  pingWebhook: {
    input: z.extend(ofCustomerSchema, { url: typedAddressSchema }),
    output: webhookPingSchema,
  },
  webhookRequests: {
    input: z.extend(ofCustomerSchema, {
      /** 20 unless told otherwise, 100 at most. */
      limit: z.optional(wireNumber()),
      /** A part of path, id, message id or event, in whichever letter case. */
      query: z.optional(z.string().check(z.maxLength(200))),
      /** Days in UTC, both included. */
      fromDate: z.optional(daySchema),
      toDate: z.optional(daySchema),
      cursor: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: z.object({
      items: z.array(webhookRequestSchema),
      /** How many there are on all pages; counted up to `MOST_REQUESTS_COUNTED`. */
      count: wireNumber(),
      /** Opens this very page again. */
      current: z.optional(z.string()),
      /** Opens the page of older ones; absent on the last. */
      next: z.optional(z.string()),
      /** Opens the page of newer ones; absent on the first. */
      prev: z.optional(z.string()),
    }),
  },
  sendWebhookAgain: { input: ofCustomerSchema, output: z.object({}) },
}

export type MerchantEvent = (typeof MERCHANT_EVENTS)[number]

export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]

export type Webhook = z.output<typeof webhookSchema>

export type WebhookPing = z.output<typeof webhookPingSchema>

export type WebhookRequest = z.output<typeof webhookRequestSchema>

export type WebhookRequestPage = z.output<typeof webhookSchemas.webhookRequests.output>

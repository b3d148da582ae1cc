import * as z from 'zod/mini'
import { instantSchema, wireNumber, wireWord } from '../values/index.ts'
import { schemasOf } from '../inputs/index.ts'
import { MERCHANT_EVENTS, IPN_STATUSES, SWITCHED, IPN_FIELDS } from './facts.ts'

/** A message to a merchant about a payment. */
export const ipnMessageSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  date: instantSchema,
  /** The address it is or was last sent to. */
  url: z.optional(z.string()),
  event: z.enum(MERCHANT_EVENTS),
  /** The status of the last attempt; absent if there was none, or no response. */
  httpStatus: z.optional(wireNumber()),
  attempts: wireNumber(),
  /** The time when the server accepted it. */
  deliveredAt: z.optional(instantSchema),
  /** True if someone has confirmed it by hand. */
  confirmed: z.boolean(),
  /** The posted body, as JSON. */
  body: z.string(),
})

/** The address of the messages, and the kinds that are sent. */
export const ipnSettingsSchema = /* @__PURE__ */ z.object({
  notifyUrl: z.optional(z.string()),
  notifyStatusId: wireWord(IPN_STATUSES),
  statusId: wireWord(SWITCHED),
  /** True if there is a key for signing messages. */
  hasSecret: z.boolean(),
})

const messageIdSchema = /* @__PURE__ */ z.object({ id: z.string().check(z.maxLength(64)) })

/** The schemas of the calls about IPN. */
export const ipnSchemas = {
  ipnMessages: {
    input: z.object({
      pageNumber: z.optional(wireNumber()),
      /** 25 by default, at most 100. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(ipnMessageSchema), total: wireNumber() }),
  },
  ipnMessage: { input: messageIdSchema, output: z.object({ message: ipnMessageSchema }) },
  confirmIpn: { input: messageIdSchema, output: z.object({ message: ipnMessageSchema }) },
  sendIpnAgain: { input: messageIdSchema, output: z.object({ message: ipnMessageSchema }) },
  ipnSettings: { input: z.object({}), output: z.object({ settings: ipnSettingsSchema }) },
  updateIpnSettings: {
    input: z.object({
      ...schemasOf(IPN_FIELDS),
      notifyStatusId: z.optional(wireWord(IPN_STATUSES)),
      /** On by default. */
      statusId: z.optional(wireWord(SWITCHED)),
      /** Creates a new key; the old one stops working immediately. */
      secret: z.optional(z.boolean()),
    }),
    output: z.object({ settings: ipnSettingsSchema, secret: z.optional(z.string()) }),
  },
}

export type IpnMessage = z.output<typeof ipnMessageSchema>

export type IpnSettings = z.output<typeof ipnSettingsSchema>

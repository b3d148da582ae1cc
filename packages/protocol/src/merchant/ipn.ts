import * as z from 'zod/mini'
import { instantSchema, wireNumber, wireWord } from '../wire-values.ts'
import { typedAddressSchema } from './fields.ts'
import { MERCHANT_EVENTS } from './webhooks.ts'

/** Of which transactions messages are sent: of each, or of completed ones alone. */
export const IPN_STATUSES = { 1: 'every', 2: 'completed' } as const

/** Whether messages are sent. */
export const SWITCHED = { 0: 'off', 1: 'on' } as const

/** A message to a merchant about a payment. */
export const ipnMessageSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  date: instantSchema,
  /** Where it goes, or last went. */
  url: z.optional(z.string()),
  event: z.enum(MERCHANT_EVENTS),
  /** Of the last attempt; absent while there was none, or where nobody answered. */
  httpStatus: z.optional(wireNumber()),
  attempts: wireNumber(),
  /** When the server took it. */
  deliveredAt: z.optional(instantSchema),
  /** Somebody has said that it is dealt with. */
  confirmed: z.boolean(),
  /** As it is posted: JSON. */
  body: z.string(),
})

/** Where the messages go, and which there are. */
export const ipnSettingsSchema = /* @__PURE__ */ z.object({
  notifyUrl: z.optional(z.string()),
  notifyStatusId: wireWord(IPN_STATUSES),
  statusId: wireWord(SWITCHED),
  /** Whether there is a key that messages are signed with. */
  hasSecret: z.boolean(),
})

const messageIdSchema = /* @__PURE__ */ z.object({ id: z.string().check(z.maxLength(64)) })

/** The schemas of the calls about IPN. */
export const ipnSchemas = {
  ipnMessages: {
    input: z.object({
      pageNumber: z.optional(wireNumber()),
      /** 25 unless told otherwise, 100 at most. */
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
      notifyUrl: z.optional(typedAddressSchema),
      notifyStatusId: z.optional(wireWord(IPN_STATUSES)),
      /** On unless told otherwise. */
      statusId: z.optional(wireWord(SWITCHED)),
      /** Makes a new key; the former one ends at once. */
      secret: z.optional(z.boolean()),
    }),
    output: z.object({ settings: ipnSettingsSchema, secret: z.optional(z.string()) }),
  },
}

export type IpnMessage = z.output<typeof ipnMessageSchema>

export type IpnSettings = z.output<typeof ipnSettingsSchema>

import * as z from 'zod/mini'
import { instantSchema } from '../wire-values.ts'

/** The systems for which there is an app of the bank. */
export const DEVICE_TYPES = ['android', 'ios'] as const

/** A phone that a customer has linked. Its secret and push token are written and never read. */
export const deviceSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Shown on the device itself too: tells two phones of one name apart. */
  code: z.string(),
  type: z.enum(DEVICE_TYPES),
  name: z.string(),
  /** Where it was last used, as a person would say it. */
  location: z.string(),
  lastActivityAt: instantSchema,
  /** False of a device that was added and that the customer has not approved: it approves nothing. */
  isApproved: z.optional(z.boolean()),
})

const anyInput = /* @__PURE__ */ z.object({})

/** A way to prove that a new device is the customer's. */
export const approveMethodSchema = /* @__PURE__ */ z.object({
  id: z.enum(['otp', 'sms']),
  /** Where its code goes, masked. */
  sentTo: z.string(),
})

/** The schemas of the calls, by their names. */
export const deviceSchemas = {
  list: { input: anyInput, output: z.object({ devices: z.array(deviceSchema) }) },
  read: { input: anyInput, output: deviceSchema },
  remove: { input: anyInput, output: anyInput },
  requestLink: {
    input: z.object({}),
    output: z.object({
      deeplink: z.string(),
      /** How long the link works. */
      expiresInSeconds: z.optional(z.number()),
    }),
  },
  add: {
    input: z.object({
      key: z.string().check(z.minLength(1)),
      type: z.enum(DEVICE_TYPES),
      name: z.string().check(z.minLength(1), z.maxLength(120)),
      location: z.optional(z.string().check(z.maxLength(120))),
      /** The secret the device signs in with from now on; at least 32 random bytes as base64url. */
      secret: z.string().check(z.minLength(43), z.maxLength(128)),
      pushToken: z.string().check(z.minLength(1), z.maxLength(512)),
    }),
    output: deviceSchema,
  },
  approveMethods: {
    input: z.object({}),
    output: z.object({ methods: z.array(approveMethodSchema) }),
  },
  sendCode: {
    input: z.object({ approval: z.object({ methodId: z.enum(['otp', 'sms']) }) }),
    output: z.object({ sentTo: z.string() }),
  },
  approve: {
    input: z.object({ approval: z.object({ code: z.string().check(z.minLength(1)) }) }),
    output: deviceSchema,
  },
}

export type Device = z.output<typeof deviceSchema>

export type DeviceType = (typeof DEVICE_TYPES)[number]

export type ApproveMethod = z.output<typeof approveMethodSchema>

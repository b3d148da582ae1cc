import * as z from 'zod/mini'
import { instantSchema } from '../values/index.ts'
import { DEVICE_TYPES } from './facts.ts'

/** A phone linked by a customer. Its secret and push token are write-only. */
export const deviceSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Also shown on the device, to tell apart two phones with the same name. */
  code: z.string(),
  type: z.enum(DEVICE_TYPES),
  name: z.string(),
  /** The place where it was last used, in readable form. */
  location: z.string(),
  lastActivityAt: instantSchema,
  /** False if the customer hasn't approved the device yet; it can't approve anything then. */
  isApproved: z.optional(z.boolean()),
})

const anyInput = /* @__PURE__ */ z.object({})

/** A way to prove that a new device is the customer's. */
export const approveMethodSchema = /* @__PURE__ */ z.object({
  id: z.enum(['otp', 'sms']),
  /** The masked address to which the code is sent. */
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
      /** The number of seconds for which the link works. */
      expiresInSeconds: z.optional(z.number()),
    }),
  },
  add: {
    input: z.object({
      key: z.string().check(z.minLength(1)),
      type: z.enum(DEVICE_TYPES),
      name: z.string().check(z.minLength(1), z.maxLength(120)),
      location: z.optional(z.string().check(z.maxLength(120))),
      /**
       * The secret with which the device signs in from now on: at least 32 random bytes as
       * base64url.
       */
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

export type ApproveMethod = z.output<typeof approveMethodSchema>

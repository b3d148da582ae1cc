import * as z from 'zod/mini'
import { restCall } from '../rest-call.ts'
import { DEVICE_TYPES, deviceSchema } from './device.ts'

/** Begins to link a device: the bank's app on the phone opens the link, usually from a QR code. */
export const requestDeviceLink = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/auth/scp/request',
  access: 'customer',
  staff: 'never',
  input: z.object({}),
  output: z.object({
    deeplink: z.string(),
    /** How long the link works. */
    expiresInSeconds: z.optional(z.number()),
  }),
})

/**
 * Adds the device that opened a link: the app on the phone asks, with the key that stands in the
 * link. It waits until the customer approves it.
 */
export const addDevice = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/auth/devices',
  access: 'public',
  input: z.object({
    key: z.string().check(z.minLength(1)),
    type: z.enum(DEVICE_TYPES),
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    location: z.optional(z.string().check(z.maxLength(120))),
    /** What the device signs in with from now on; at least 32 random bytes as base64url. */
    secret: z.string().check(z.minLength(43), z.maxLength(128)),
    pushToken: z.string().check(z.minLength(1), z.maxLength(512)),
  }),
  output: deviceSchema,
})

/** A way to prove that a new device is the customer's. */
export const approveMethodSchema = /* @__PURE__ */ z.object({
  id: z.enum(['otp', 'sms']),
  /** Where its code goes, masked. */
  sentTo: z.string(),
})

/** Lists the ways in which this customer can approve a device. */
export const listApproveMethods = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/auth/devices/approve-methods',
  access: 'customer',
  staff: 'never',
  input: z.object({}),
  output: z.object({ methods: z.array(approveMethodSchema) }),
})

/** Begins to approve a device: sends a code in the way that was chosen. */
export const approveDevice = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/auth/devices/{deviceId}/approve',
  access: 'customer',
  staff: 'never',
  input: z.object({ approval: z.object({ methodId: z.enum(['otp', 'sms']) }) }),
  output: z.object({ sentTo: z.string() }),
})

/** Approves a device with the code. */
export const confirmDevice = /* @__PURE__ */ restCall({
  method: 'PATCH',
  path: '/auth/devices/{deviceId}/approve/{methodId}',
  access: 'customer',
  staff: 'never',
  input: z.object({ approval: z.object({ code: z.string().check(z.minLength(1)) }) }),
  output: deviceSchema,
})

export type ApproveMethod = z.output<typeof approveMethodSchema>

import * as z from 'zod/mini'
import { restCall } from '../rest-call.ts'
import { instantSchema } from '../wire-values.ts'

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

/** Lists the devices that are linked, the one used last first. */
export const listDevices = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/auth/devices',
  access: 'customer',
  staff: 'sees',
  input: anyInput,
  output: z.object({ devices: z.array(deviceSchema) }),
})

/** Tells of one device. */
export const readDevice = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/auth/devices/{deviceId}',
  access: 'customer',
  staff: 'sees',
  input: anyInput,
  output: deviceSchema,
})

/** Removes a device: it approves nothing any more, and whoever is signed in on it is signed out. */
export const removeDevice = /* @__PURE__ */ restCall({
  method: 'DELETE',
  path: '/auth/devices/{deviceId}',
  access: 'customer',
  staff: 'never',
  input: anyInput,
  output: anyInput,
})

export type Device = z.output<typeof deviceSchema>
export type DeviceType = (typeof DEVICE_TYPES)[number]

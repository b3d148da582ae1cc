import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { instantSchema, oneOrMany } from '../wire-values.ts'

const addressSchema = /* @__PURE__ */ z.string().check(z.minLength(2), z.maxLength(45))

/** One address, or a range of them, from which the customer may sign in. */
export const ipAccessSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  ip: addressSchema,
  /** The last address of a range; absent for a single one. */
  toIp: z.optional(addressSchema),
  created: instantSchema,
})

/** Lists the addresses, newest first, and tells whether signing in is bound to them. */
export const listIpAccess = /* @__PURE__ */ namedMethod({
  name: 'ipAccessList',
  access: 'customer',
  needs: 'own',
  staff: 'sees',
  input: z.object({}),
  output: z.object({
    items: oneOrMany(ipAccessSchema),
    enable: z.boolean(),
    /** The address that this very call came from. */
    currentIp: z.optional(addressSchema),
  }),
})

/**
 * Adds an address or a range. Both ends are of one family and in order; a range holds at most a /16
 * (IPv4) or a /64 (IPv6).
 */
export const addIpAccess = /* @__PURE__ */ namedMethod({
  name: 'ipAccessAdd',
  access: 'customer',
  needs: 'own',
  staff: 'never',
  input: z.object({ ip: addressSchema, toIp: z.optional(addressSchema) }),
  output: z.object({ id: z.string() }),
})

/** Takes an address away. Refused when the customer would lock themselves out. */
export const deleteIpAccess = /* @__PURE__ */ namedMethod({
  name: 'ipAccessDelete',
  access: 'customer',
  needs: 'own',
  staff: 'never',
  input: z.object({ id: z.string() }),
  output: z.object({}),
})

/** Binds signing in to the listed addresses, or no longer. Refused as {@link deleteIpAccess}. */
export const setIpAccessMode = /* @__PURE__ */ namedMethod({
  name: 'ipAccessModeSet',
  access: 'customer',
  needs: 'own',
  staff: 'never',
  input: z.object({ enable: z.boolean() }),
  output: z.object({}),
})

export type IpAccess = z.output<typeof ipAccessSchema>

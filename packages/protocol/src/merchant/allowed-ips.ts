import * as z from 'zod/mini'
import { wireNumber } from '../wire-values.ts'
import { merchantNameSchema, ofCustomerSchema, renamedSchema } from './fields.ts'

const addressSchema = /* @__PURE__ */ z.string().check(z.trim(), z.maxLength(64))

/** A range of addresses from which API keys may be used. */
export const allowedIpSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  customerId: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  ipFrom: z.string(),
  /** Inclusive; equal to `ipFrom` for a single address. */
  ipTo: z.string(),
})

/** The schemas of the calls about allowed addresses. */
export const allowedIpSchemas = {
  allowedIps: {
    input: ofCustomerSchema,
    output: z.object({ items: z.array(allowedIpSchema), total: wireNumber() }),
  },
  createAllowedIp: {
    input: z.extend(ofCustomerSchema, {
      name: merchantNameSchema,
      /** True by default. */
      enabled: z.optional(z.boolean()),
      ipFrom: addressSchema,
      /** Empty or absent for a single address. */
      ipTo: z.optional(addressSchema),
    }),
    output: allowedIpSchema,
  },
  updateAllowedIp: {
    input: z.extend(ofCustomerSchema, {
      name: renamedSchema,
      enabled: z.optional(z.boolean()),
      ipFrom: z.optional(addressSchema),
      ipTo: z.optional(addressSchema),
    }),
    output: allowedIpSchema,
  },
  deleteAllowedIp: { input: ofCustomerSchema, output: z.object({}) },
}

export type AllowedIp = z.output<typeof allowedIpSchema>

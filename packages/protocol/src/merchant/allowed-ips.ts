import * as z from 'zod/mini'
import { wireNumber } from '../values/index.ts'
import { changeSchemasOf, schemasOf } from '../inputs/index.ts'
import { ofCustomerSchema } from './of-customer.ts'
import { ALLOWED_IP_FIELDS } from './facts.ts'

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
      ...schemasOf(ALLOWED_IP_FIELDS),
      /** True by default. */
      enabled: z.optional(z.boolean()),
    }),
    output: allowedIpSchema,
  },
  updateAllowedIp: {
    input: z.extend(ofCustomerSchema, {
      ...changeSchemasOf(ALLOWED_IP_FIELDS),
      enabled: z.optional(z.boolean()),
    }),
    output: allowedIpSchema,
  },
  deleteAllowedIp: { input: ofCustomerSchema, output: z.object({}) },
}

export type AllowedIp = z.output<typeof allowedIpSchema>

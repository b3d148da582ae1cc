import * as z from 'zod/mini'
import { daySchema, instantSchema, wireNumber } from '../values/index.ts'
import { changeSchemasOf, schemasOf } from '../inputs/index.ts'
import { ofCustomerSchema } from './of-customer.ts'
import { API_KEY_FIELDS } from './facts.ts'

/** An API key, without its secret. */
export const apiKeySchema = /* @__PURE__ */ z.object({
  id: z.string(),
  customerId: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** The first characters of the key, to tell it from others. */
  prefix: z.string(),
  createdAt: instantSchema,
  /** Absent if the key was never used. */
  lastUsedAt: z.optional(instantSchema),
})

/** One request to the bank with an API key. */
export const apiRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  apiKeyId: z.string(),
  date: instantSchema,
  method: z.string(),
  path: z.string(),
  /** The address it came from. */
  ip: z.string(),
  httpStatus: wireNumber(),
  /** In milliseconds. */
  duration: wireNumber(),
  /** The first 4 KB of request and response. */
  request: z.optional(z.string()),
  response: z.optional(z.string()),
})

/** A key with its secret, which only this answer contains. */
export const newApiKeySchema = /* @__PURE__ */ z.extend(apiKeySchema, { secret: z.string() })

/** A key that awaits the code that was sent. */
export const pendingApiKeySchema = /* @__PURE__ */ z.object({
  /** The id of the key for its confirmation. */
  requestKey: z.string(),
  /** The masked address to which the code was sent. */
  sentTo: z.string(),
})

/** The schemas of the calls about API keys. */
export const apiKeySchemas = {
  apiKeys: {
    input: ofCustomerSchema,
    output: z.object({ items: z.array(apiKeySchema), total: wireNumber() }),
  },
  createApiKey: {
    input: z.extend(ofCustomerSchema, {
      ...schemasOf(API_KEY_FIELDS),
      /** True by default. */
      enabled: z.optional(z.boolean()),
    }),
    output: z.union([newApiKeySchema, pendingApiKeySchema]),
  },
  confirmApiKey: {
    input: z.extend(ofCustomerSchema, {
      /** The id returned by `createApiKey`. */
      requestKey: z.string().check(z.maxLength(128)),
      code: z.string().check(z.maxLength(16)),
    }),
    output: newApiKeySchema,
  },
  updateApiKey: {
    input: z.extend(ofCustomerSchema, {
      ...changeSchemasOf(API_KEY_FIELDS),
      enabled: z.optional(z.boolean()),
    }),
    output: apiKeySchema,
  },
  deleteApiKey: { input: ofCustomerSchema, output: z.object({}) },
  apiRequests: {
    input: z.extend(ofCustomerSchema, {
      apiKeyId: z.string().check(z.maxLength(64)),
      /** UTC days, both inclusive. */
      fromDate: z.optional(daySchema),
      toDate: z.optional(daySchema),
    }),
    output: z.object({ items: z.array(apiRequestSchema), total: wireNumber() }),
  },
}

export type ApiKey = z.output<typeof apiKeySchema>

/** A key with its secret. */
export type NewApiKey = z.output<typeof newApiKeySchema>

/** A key that awaits a code. */
export type PendingApiKey = z.output<typeof pendingApiKeySchema>

export type ApiRequest = z.output<typeof apiRequestSchema>

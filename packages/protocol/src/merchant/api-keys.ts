import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'
import { merchantNameSchema, ofCustomerSchema, renamedSchema } from './fields.ts'

/** An API key, without its secret. */
export const apiKeySchema = /* @__PURE__ */ z.object({
  id: z.string(),
  customerId: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** How the key begins, to tell it from others. */
  prefix: z.string(),
  createdAt: instantSchema,
  /** Absent of a key that was never used. */
  lastUsedAt: z.optional(instantSchema),
})

/** One request to the bank with an API key. */
export const apiRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  apiKeyId: z.string(),
  date: instantSchema,
  method: z.string(),
  path: z.string(),
  /** Where it came from. */
  ip: z.string(),
  httpStatus: wireNumber(),
  /** In milliseconds. */
  duration: wireNumber(),
  /** What was sent and what was answered; the first 4 KB. */
  request: z.optional(z.string()),
  response: z.optional(z.string()),
})

/** A key with what is secret of it: in this answer and in no other. */
export const newApiKeySchema = /* @__PURE__ */ z.extend(apiKeySchema, { secret: z.string() })

/** A key that waits for the code that was sent. */
export const pendingApiKeySchema = /* @__PURE__ */ z.object({
  /** Names the key for its confirmation. */
  requestKey: z.string(),
  /** Where the code went, masked. */
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
      name: merchantNameSchema,
      /** On unless told otherwise. */
      enabled: z.optional(z.boolean()),
    }),
    output: z.union([newApiKeySchema, pendingApiKeySchema]),
  },
  confirmApiKey: {
    input: z.extend(ofCustomerSchema, {
      /** As `createApiKey` answered. */
      requestKey: z.string().check(z.maxLength(128)),
      code: z.string().check(z.maxLength(16)),
    }),
    output: newApiKeySchema,
  },
  updateApiKey: {
    input: z.extend(ofCustomerSchema, { name: renamedSchema, enabled: z.optional(z.boolean()) }),
    output: apiKeySchema,
  },
  deleteApiKey: { input: ofCustomerSchema, output: z.object({}) },
  apiRequests: {
    input: z.extend(ofCustomerSchema, {
      apiKeyId: z.string().check(z.maxLength(64)),
      /** Days in UTC, both included. */
      fromDate: z.optional(daySchema),
      toDate: z.optional(daySchema),
    }),
    output: z.object({ items: z.array(apiRequestSchema), total: wireNumber() }),
  },
}

export type ApiKey = z.output<typeof apiKeySchema>

/** A key with what is secret of it. */
export type NewApiKey = z.output<typeof newApiKeySchema>

/** A key that waits for a code. */
export type PendingApiKey = z.output<typeof pendingApiKeySchema>

export type ApiRequest = z.output<typeof apiRequestSchema>

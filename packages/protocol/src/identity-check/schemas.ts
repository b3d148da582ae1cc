import * as z from 'zod/mini'
import { daySchema, instantSchema, wireNumber } from '../values/index.ts'
import { documentNamesSchema } from '../documents/schemas.ts'
import { IDENTITY_PROVIDERS, IDENTITY_CHECK_KINDS, IDENTITY_CHECK_STATUSES } from './facts.ts'

const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))
const returnSchema = /* @__PURE__ */ z.string().check(z.maxLength(300), z.regex(/^https?:\/\/\S+$/))
const statusSchema = /* @__PURE__ */ z.enum(IDENTITY_CHECK_STATUSES)

/** A check that awaits its customer. */
export const identityCheckSchema = /* @__PURE__ */ z.object({
  provider: z.enum(IDENTITY_PROVIDERS),
  runId: z.string(),
  /** Opens the provider's capture only for this check. Only for `nfd`. */
  sdkToken: z.optional(z.string()),
  /** The provider's id of the check; its capture needs it in addition to `sdkToken`. */
  workflowRunId: z.optional(z.string()),
  /** The address at which the customer does their part. */
  url: z.optional(z.string()),
  /** The time at which `sdkToken` and `url` expire. */
  expiresAt: instantSchema,
})

const linkSchema = /* @__PURE__ */ z.object({
  /** A path of the app. */
  path: z.string(),
  expiresAt: instantSchema,
})
const anyInput = /* @__PURE__ */ z.object({})

/** The state of a check, with the customer's options. */
export const identityCheckStateSchema = /* @__PURE__ */ z.object({
  status: statusSchema,
  provider: z.enum(IDENTITY_PROVIDERS),
  /** The reason for declining it, in plain words and in the language of the request. */
  rejectReason: z.optional(z.string()),
  /** For a document in another name. */
  names: z.optional(documentNamesSchema),
  /** True if another attempt can help. */
  canRetry: z.boolean(),
})

/** The schemas of the calls, by their names. */
export const identityCheckSchemas = {
  createDocument: {
    input: z.object({
      typeId: wireNumber(),
      number: z.string().check(z.regex(/\S/), z.maxLength(40)),
      issuedDate: z.optional(daySchema),
      expiresDate: z.optional(daySchema),
    }),
    output: z.object({ documentId: z.string() }),
  },
  start: {
    input: z.object({
      /** The id returned by `createDocument`. */
      documentId: z.optional(idSchema),
      /**
       * The page of the app to which the customer returns. `{id}` in it is replaced by the check's
       * id.
       */
      returnUrl: z.optional(returnSchema),
    }),
    output: identityCheckSchema,
  },
  startFor: {
    input: anyInput,
    output: z.object({ runId: z.string(), sentTo: z.string(), expiresAt: instantSchema }),
  },
  link: { input: z.object({ runId: idSchema }), output: linkSchema },
  open: {
    input: z.object({
      runId: idSchema,
      token: z.string().check(z.minLength(20), z.maxLength(128)),
      /** Like that of `start`, on the device that opened the link. */
      returnUrl: z.optional(returnSchema),
    }),
    output: identityCheckSchema,
  },
  read: { input: z.object({ runId: idSchema }), output: identityCheckStateSchema },
  newest: {
    input: z.object({ kind: z.enum(IDENTITY_CHECK_KINDS) }),
    output: z.object({
      check: z.optional(z.extend(identityCheckStateSchema, { runId: z.string() })),
    }),
  },
  complete: {
    input: z.object({ runId: idSchema }),
    output: z.object({ status: statusSchema }),
  },
  createJob: {
    input: z.object({ returnUrl: z.optional(returnSchema) }),
    output: z.object({ jobId: z.string(), url: z.string() }),
  },
  completeJob: {
    input: z.object({ jobId: idSchema }),
    output: z.object({ status: statusSchema }),
  },
}

export type IdentityCheck = z.output<typeof identityCheckSchema>
export type IdentityCheckState = z.output<typeof identityCheckStateSchema>

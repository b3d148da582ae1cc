import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { documentNamesSchema } from '../documents/index.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'

/** The companies that check who somebody is: `nfd` within a page of the bank, `jmo` on its own. */
export const IDENTITY_PROVIDERS = ['jmo', 'nfd'] as const

/** What a check is of: a document and a face, or a conversation by video. */
export const IDENTITY_CHECK_KINDS = ['document', 'video'] as const

/** How far a check is. `expired`: nobody did their part in time; another one can be started. */
export const IDENTITY_CHECK_STATUSES = [
  'open',
  'underInvestigation',
  'approved',
  'declined',
  'expired',
] as const

const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))
const returnSchema = /* @__PURE__ */ z.string().check(z.maxLength(300), z.regex(/^https?:\/\/\S+$/))
const statusSchema = /* @__PURE__ */ z.enum(IDENTITY_CHECK_STATUSES)

/** A check that waits for its customer. */
export const identityCheckSchema = /* @__PURE__ */ z.object({
  provider: z.enum(IDENTITY_PROVIDERS),
  runId: z.string(),
  /** Opens the provider's capture for this check and nothing else. Of `nfd`. */
  sdkToken: z.optional(z.string()),
  /** What the provider calls the check: its capture asks for it beside `sdkToken`. */
  workflowRunId: z.optional(z.string()),
  /** Where the customer does their part. */
  url: z.optional(z.string()),
  /** When `sdkToken` and `url` stop working. */
  expiresAt: instantSchema,
})

const linkSchema = /* @__PURE__ */ z.object({
  /** A path of the app. */
  path: z.string(),
  expiresAt: instantSchema,
})
const anyInput = /* @__PURE__ */ z.object({})

/** How far a check is, and what its customer can do. */
export const identityCheckStateSchema = /* @__PURE__ */ z.object({
  status: statusSchema,
  provider: z.enum(IDENTITY_PROVIDERS),
  /** Why it was declined, in plain words and in the language of the request. */
  rejectReason: z.optional(z.string()),
  /** Of a document in another name. */
  names: z.optional(documentNamesSchema),
  /** Whether another try can help. */
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
      /** As `createDocument` answered. */
      documentId: z.optional(idSchema),
      /** The page of the app that the customer comes back to; `{id}` in it becomes the check's id. */
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
      /** As of `start`: where the customer comes back to on the device that the link was opened on. */
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
export type IdentityCheckStatus = (typeof IDENTITY_CHECK_STATUSES)[number]
export type IdentityCheckKind = (typeof IDENTITY_CHECK_KINDS)[number]
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number]

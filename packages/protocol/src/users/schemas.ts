import * as z from 'zod/mini'
import { emailSchema, oneTimeCodeSchema } from '../identifiers.ts'
import { permissionsSchema } from '../permissions.ts'
import { instantSchema, oneOrMany, wireWord } from '../wire-values.ts'
import { ACCESS_RIGHT } from '../access/index.ts'

/**
 * The state of a user who was given access to a business: `invited` until they first act for it,
 * whether or not they were a customer before; `ended` once their access was taken away.
 */
export const BUSINESS_USER_STATES = ['invited', 'active', 'ended'] as const

/** Someone who may act for a business, its owner among them. */
export const businessUserSchema = /* @__PURE__ */ z.object({
  /** Names them in calls about them. */
  userId: z.string(),
  email: emailSchema,
  /** Absent until they have acted for the business: an address must not tell whose it is. */
  name: z.optional(z.string()),
  accessRights: wireWord(ACCESS_RIGHT),
  permissions: permissionsSchema,
  /** When they were let act for the business, last. */
  since: instantSchema,
  state: z.enum(BUSINESS_USER_STATES),
  isOwner: z.boolean(),
  /** It is who asks. */
  isSelf: z.boolean(),
})

/** What somebody may do for the business from then on. */
const grantSchema = /* @__PURE__ */ z.object({
  accessRights: wireWord(ACCESS_RIGHT),
  permissions: permissionsSchema,
})

/** A change that waits for the code that was sent. */
const pendingSchema = /* @__PURE__ */ z.object({
  requestKey: z.optional(z.string()),
  /** Where the code went, masked. */
  sentTo: z.optional(z.string()),
})

/** The schemas of the calls, by their names. */
export const userSchemas = {
  list: { input: z.object({}), output: z.object({ items: oneOrMany(businessUserSchema) }) },
  add: { input: z.extend(grantSchema, { email: emailSchema }), output: pendingSchema },
  update: {
    input: z.extend(grantSchema, { userId: z.string() }),
    output: z.extend(pendingSchema, { isDone: z.boolean() }),
  },
  confirm: {
    input: z.object({ requestKey: z.string(), code: oneTimeCodeSchema }),
    output: z.object({}),
  },
  delete: { input: z.object({ userId: z.string() }), output: z.object({}) },
}

export type BusinessUser = z.output<typeof businessUserSchema>

export type BusinessUserState = (typeof BUSINESS_USER_STATES)[number]

import * as z from 'zod/mini'
import { schemasOf } from '../inputs/index.ts'
import {
  emailSchema,
  oneTimeCodeSchema,
  permissionsSchema,
  instantSchema,
  oneOrMany,
  wireWord,
} from '../values/index.ts'
import { ACCESS_RIGHT } from '../access/index.ts'
import { BUSINESS_USER_STATES, NEW_USER_FIELDS } from './facts.ts'

/** A user who may act for a business, or its owner. */
export const businessUserSchema = /* @__PURE__ */ z.object({
  /** The id for calls about them. */
  userId: z.string(),
  email: emailSchema,
  /** Absent until they have acted for the business, so that an address doesn't reveal its owner. */
  name: z.optional(z.string()),
  accessRights: wireWord(ACCESS_RIGHT),
  permissions: permissionsSchema,
  /** The time when they last got access to the business. */
  since: instantSchema,
  state: z.enum(BUSINESS_USER_STATES),
  isOwner: z.boolean(),
  /** True if it is the caller. */
  isSelf: z.boolean(),
})

/** The right and flags for the business from then on. */
const grantSchema = /* @__PURE__ */ z.object({
  accessRights: wireWord(ACCESS_RIGHT),
  permissions: permissionsSchema,
})

/** A change that awaits the code that was sent. */
const pendingSchema = /* @__PURE__ */ z.object({
  requestKey: z.optional(z.string()),
  /** The masked address to which the code was sent. */
  sentTo: z.optional(z.string()),
})

/** The schemas of the calls, by their names. */
export const userSchemas = {
  list: { input: z.object({}), output: z.object({ items: oneOrMany(businessUserSchema) }) },
  add: { input: z.extend(grantSchema, schemasOf(NEW_USER_FIELDS)), output: pendingSchema },
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

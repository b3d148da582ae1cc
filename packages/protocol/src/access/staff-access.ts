import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { instantSchema, oneOrMany, wireNumber } from '../wire-values.ts'

/** How long the reason may be that a member of staff gives, in characters. */
export const STAFF_REASON_LENGTH = { min: 5, max: 200 } as const

/**
 * Says why a member of the bank's staff acts for the customer whom the call names. Until then every
 * other call for that customer is refused with `13`; the reason holds as long as the session. The
 * customer is shown it. Refused with `ENOA` where the customer is staff too, or the caller.
 */
export const beginStaffAccess = /* @__PURE__ */ namedMethod({
  name: 'staffAccessBegin',
  access: 'customer',
  needs: 'admin',
  staff: 'sees',
  input: z.object({
    reason: z
      .string()
      .check(z.minLength(STAFF_REASON_LENGTH.min), z.maxLength(STAFF_REASON_LENGTH.max)),
  }),
  output: z.object({}),
})

/** What a call of staff was about, as a customer is told of it. */
export const STAFF_ACT_KINDS = [
  'opened',
  'search',
  'accounts',
  'accountChanges',
  'history',
  'papers',
  'cards',
  'cardPaused',
  'cardBlocked',
  'cardSecrets',
  'cardChanges',
  'payments',
  'sendMoney',
  'approvals',
  'profile',
  'users',
  'accessEnded',
  'userChanges',
  'security',
] as const

/** What came of it. `unfinished`: the bank cannot say; nothing was shown. */
export const STAFF_ACT_RESULTS = ['done', 'refused', 'unfinished'] as const

/** What one member of staff did of one kind, for one reason. */
export const staffActSchema = /* @__PURE__ */ z.object({
  /** The last time. */
  at: instantSchema,
  /** As other customers may see it, e.g. `Amara N.`. */
  staffName: z.string(),
  kind: z.enum(STAFF_ACT_KINDS),
  result: z.enum(STAFF_ACT_RESULTS),
  /** How many times. */
  count: wireNumber(),
  /** In the words of whoever gave it; a search needs none. */
  reason: z.optional(z.string()),
})

/** Lists what the bank's staff looked at and did for the customer, newest first. */
export const listStaffActs = /* @__PURE__ */ namedMethod({
  name: 'staffActList',
  access: 'customer',
  needs: 'full',
  staff: 'sees',
  input: z.object({
    /** From 1. */
    pageNumber: z.optional(wireNumber()),
    /** 20 unless asked for otherwise; 100 at most. */
    pageSize: z.optional(wireNumber()),
  }),
  output: z.object({
    items: oneOrMany(staffActSchema),
    /** How many there are on all pages. */
    total: wireNumber(),
  }),
})

export type StaffAct = z.output<typeof staffActSchema>
export type StaffActKind = (typeof STAFF_ACT_KINDS)[number]
export type StaffActResult = (typeof STAFF_ACT_RESULTS)[number]

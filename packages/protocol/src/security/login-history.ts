import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { namedMethod } from '../named-method.ts'
import { instantSchema, oneOrMany, wireNumber } from '../wire-values.ts'

/** What came of a sign-in: it worked, a password was wrong, or the address was not allowed. */
export const LOGIN_RESULTS = ['success', 'wrongPassword', 'addressRefused'] as const

/** One sign-in, or a try of one. */
export const loginEntrySchema = /* @__PURE__ */ z.object({
  date: instantSchema,
  ip: z.optional(z.string()),
  /** ISO 3166-1 alpha-2; absent where the bank does not know it. */
  country: z.optional(z.string()),
  /** Browser and system, e.g. `Firefox, Windows`. */
  device: z.optional(z.string()),
  result: z.enum(LOGIN_RESULTS),
})

/** Lists sign-ins, newest first; days are days in UTC, the last one included. */
export const listLoginHistory = /* @__PURE__ */ namedMethod({
  name: 'loginHistoryList',
  access: 'customer',
  needs: 'own',
  staff: 'sees',
  input: z.object({
    fromDate: z.optional(daySchema),
    toDate: z.optional(daySchema),
    /** From 1. */
    pageNumber: z.optional(wireNumber()),
    /** 20 unless asked for otherwise; 100 at most. */
    pageSize: z.optional(wireNumber()),
  }),
  output: z.object({
    items: oneOrMany(loginEntrySchema),
    /** How many there are on all pages. */
    total: wireNumber(),
  }),
})

export type LoginEntry = z.output<typeof loginEntrySchema>
export type LoginResult = (typeof LOGIN_RESULTS)[number]

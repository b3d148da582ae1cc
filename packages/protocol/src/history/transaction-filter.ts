import * as z from 'zod/mini'
import { daySchema, timeZoneSchema, decimalSchema, wireNumber } from '../values/index.ts'
import { LONGEST_KEYWORD } from './facts.ts'

/** The filters of the history. */
export const transactionFilterSchema = /* @__PURE__ */ z.object({
  accountId: z.optional(z.string()),
  keyword: z.optional(z.string().check(z.maxLength(LONGEST_KEYWORD))),
  /** 0 means all. */
  transactionType: z.optional(wireNumber()),
  fromDate: z.optional(daySchema),
  toDate: z.optional(daySchema),
  /** The time zone of the two days: an IANA name, by default UTC. */
  timeZone: timeZoneSchema,
  /** The amount with its fee, i.e. the change of the account's balance. */
  fromAmount: z.optional(decimalSchema),
  toAmount: z.optional(decimalSchema),
  transactionDirection: z.optional(z.enum(['in', 'out'])),
  status: z.optional(z.enum(['completed', 'processing', 'rejected'])),
  email: z.optional(z.string()),
  /** Also leaves out fees that belong to no payment, as on the home page. */
  withoutFees: z.optional(z.boolean()),
})

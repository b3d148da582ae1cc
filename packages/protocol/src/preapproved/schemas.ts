import { LONGEST_EMAIL } from '../email-address.ts'
import * as z from 'zod/mini'
import {
  daySchema,
  currencyCodeSchema,
  positiveDecimalSchema,
  wireNumber,
} from '../values/index.ts'
import { SUBSCRIPTION_FREQUENCIES, SUBSCRIPTION_STATUSES } from '../subscriptions/index.ts'
import { PREAPPROVED_TYPES, PREAPPROVED_FAULTS } from './facts.ts'

/** A repeated payment. */
export const preapprovedItemSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  type: z.enum(PREAPPROVED_TYPES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** The payee's address; for an own transfer the customer's. */
  beneficiaryEmail: z.string(),
  beneficiaryName: z.string(),
  fromAccount: z.string(),
  /** For an own transfer: the account that receives it. A merchant's account isn't shown. */
  toAccount: z.optional(z.string()),
  /** The item paid for, in the merchant's words. Absent for an own transfer. */
  description: z.optional(z.string()),
  /** The amount that arrives each time, in the currency of the receiving account. */
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  frequency: z.enum(SUBSCRIPTION_FREQUENCIES),
  /** The day of the first payment, in UTC. */
  firstDate: daySchema,
  /** The day of the next payment, while it is active. */
  nextDate: z.optional(daySchema),
  /** The last day on which it may be made. */
  endDate: z.optional(daySchema),
  /** The number of payments left; absent if it has neither an end date nor a number of payments. */
  transactionsLeft: z.optional(wireNumber()),
  /** The number of payments made; failed ones don't count. */
  transactionsMade: wireNumber(),
  /** Present if the latest payment failed. */
  lastFault: z.optional(z.object({ date: daySchema, fault: z.enum(PREAPPROVED_FAULTS) })),
  /** False if only the bank can end it. */
  userCancel: z.boolean(),
})

/** The schemas of the calls, by their names. */
export const preapprovedSchemas = {
  list: {
    input: z.object({
      /** Part of the address, ignoring case. */
      beneficiaryEmail: z.optional(z.string().check(z.maxLength(LONGEST_EMAIL))),
      /** The limits of the amount, both inclusive, regardless of currency. */
      fromAmount: z.optional(positiveDecimalSchema),
      toAmount: z.optional(positiveDecimalSchema),
      type: z.optional(z.enum(PREAPPROVED_TYPES)),
    }),
    output: z.object({ items: z.array(preapprovedItemSchema), total: wireNumber() }),
  },
  cancel: {
    input: z.object({ id: z.string() }),
    output: z.object({ item: preapprovedItemSchema }),
  },
}

export type PreapprovedItem = z.output<typeof preapprovedItemSchema>

export type PreapprovedFilter = z.output<typeof preapprovedSchemas.list.input>

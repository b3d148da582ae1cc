import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { SUBSCRIPTION_FREQUENCIES, SUBSCRIPTION_STATUSES } from '../subscriptions/index.ts'
import { wireNumber } from '../wire-values.ts'

/** Who began it: the customer by an own transfer, or a merchant's button. */
export const PREAPPROVED_TYPES = ['ownTransfer', 'merchant'] as const

/** Why the bank could not make a payment. */
export const PREAPPROVED_FAULTS = ['funds', 'limit', 'account', 'standing', 'other'] as const

/** A payment that repeats itself. */
export const preapprovedItemSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  type: z.enum(PREAPPROVED_TYPES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Who is paid; of an own transfer the customer. */
  beneficiaryEmail: z.string(),
  beneficiaryName: z.string(),
  fromAccount: z.string(),
  /** Of an own transfer: where it arrives. A merchant's account is not told. */
  toAccount: z.optional(z.string()),
  /** What is paid for, in the merchant's words. Absent of an own transfer. */
  description: z.optional(z.string()),
  /** What arrives each time, in the currency of the account that it arrives on. */
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  frequency: z.enum(SUBSCRIPTION_FREQUENCIES),
  /** The day of the first payment; days are in UTC. */
  firstDate: daySchema,
  /** The day of the next payment, of an active one. */
  nextDate: z.optional(daySchema),
  /** The last day on which it may be made. */
  endDate: z.optional(daySchema),
  /** How many payments are left, where that is known: neither end day nor number, no number. */
  transactionsLeft: z.optional(wireNumber()),
  /** How many of the payments were made; failed ones don't count. */
  transactionsMade: wireNumber(),
  /** The latest payment, if it failed. */
  lastFault: z.optional(z.object({ date: daySchema, fault: z.enum(PREAPPROVED_FAULTS) })),
  /** False: only the bank can end it. */
  userCancel: z.boolean(),
})

/** The schemas of the calls, by their names. */
export const preapprovedSchemas = {
  list: {
    input: z.object({
      /** A part of the address, in whichever letter case. */
      beneficiaryEmail: z.optional(z.string().check(z.maxLength(254))),
      /** Bounds of the amount, both included, whatever the currency. */
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

export type PreapprovedType = (typeof PREAPPROVED_TYPES)[number]

export type PreapprovedStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export type PreapprovedFault = (typeof PREAPPROVED_FAULTS)[number]

export type PreapprovedItem = z.output<typeof preapprovedItemSchema>

export type PreapprovedFilter = z.output<typeof preapprovedSchemas.list.input>

import * as z from 'zod/mini'
import { emailSchema, steadyText } from '../identifiers.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { instantSchema, wireNumber, wireWord } from '../wire-values.ts'

/** How fast a check is made. */
export const REPORT_TYPES = { 0: 'standard', 1: 'express' } as const

/**
 * `inProgress`: the bank is at it; `confirmed`: the address belongs to somebody of this name, whose
 * papers the bank has seen; `notConfirmed`: the bank cannot say so.
 */
export const IDENTITY_ORDER_STATUSES = ['inProgress', 'confirmed', 'notConfirmed'] as const

/** A check of who somebody is, which a merchant has ordered. */
export const identityOrderSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  reportType: wireWord(REPORT_TYPES),
  status: z.enum(IDENTITY_ORDER_STATUSES),
  createdAt: instantSchema,
  /** Absent of one that is in progress. */
  completedAt: z.optional(instantSchema),
  fee: decimalSchema,
  currencyCode: currencyCodeSchema,
})

/** The schemas of the calls about identity checks. */
export const identityOrderSchemas = {
  identityFee: {
    input: z.object({
      /** The account that it would be paid from. */
      accountId: z.string(),
      /** By default standard. */
      reportType: z.optional(wireWord(REPORT_TYPES)),
    }),
    output: z.object({ amount: decimalSchema, currencyCode: currencyCodeSchema }),
  },
  identityOrders: {
    input: z.object({
      /** A part of it, in whichever letter case. */
      email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      reportType: z.optional(wireWord(REPORT_TYPES)),
      status: z.optional(z.enum(IDENTITY_ORDER_STATUSES)),
      pageNumber: z.optional(wireNumber()),
      /** 1,000 unless told otherwise, and at most. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(identityOrderSchema), total: wireNumber() }),
  },
  orderIdentityCheck: {
    input: z.object({
      accountId: z.string(),
      email: emailSchema.check(z.toLowerCase()),
      name: z.string().check(z.trim(), z.minLength(2), z.maxLength(100), steadyText),
      reportType: wireWord(REPORT_TYPES),
      /** What the customer was shown. */
      expectedFee: decimalSchema,
    }),
    output: z.object({ item: identityOrderSchema, transactionId: z.string() }),
  },
}

export type IdentityOrder = z.output<typeof identityOrderSchema>
export type IdentityOrderStatus = (typeof IDENTITY_ORDER_STATUSES)[number]
export type IdentityOrderFilter = z.output<typeof identityOrderSchemas.identityOrders.input>
export type IdentityOrderInput = z.output<typeof identityOrderSchemas.orderIdentityCheck.input>
export type ReportType = (typeof REPORT_TYPES)[keyof typeof REPORT_TYPES]

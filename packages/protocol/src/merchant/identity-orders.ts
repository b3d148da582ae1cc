import { LONGEST_EMAIL } from '../email-address.ts'
import * as z from 'zod/mini'
import { schemasOf } from '../inputs/index.ts'
import type { Fields } from '../fields/index.ts'
import { emailSchema, steadyText } from '../identifiers.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { instantSchema, wireNumber, wireWord } from '../wire-values.ts'

/** The speed of a check. */
export const REPORT_TYPES = { 0: 'standard', 1: 'express' } as const

/**
 * `inProgress`: not finished; `confirmed`: the address belongs to someone with this name, whose
 * documents the bank has seen; `notConfirmed`: the bank can't confirm that.
 */
export const IDENTITY_ORDER_STATUSES = ['inProgress', 'confirmed', 'notConfirmed'] as const

const NAME_FIELD = { kind: 'text', most: 100 } as const

/** The form of the filter of ordered checks. */
export const IDENTITY_ORDER_FILTER_FIELDS = {
  name: { ...NAME_FIELD, isOptional: true },
  /** Part of it, ignoring case. */
  email: { kind: 'text', most: LONGEST_EMAIL, isOptional: true },
  status: { kind: 'choice', from: IDENTITY_ORDER_STATUSES, isOptional: true },
} as const satisfies Fields

/** The form to order a check, besides the account that pays for it. */
export const IDENTITY_ORDER_FIELDS = {
  name: NAME_FIELD,
  email: { kind: 'email' },
  reportType: { kind: 'choice', from: ['standard', 'express'] },
} as const satisfies Fields

/** An identity check that a merchant has ordered. */
export const identityOrderSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  reportType: wireWord(REPORT_TYPES),
  status: z.enum(IDENTITY_ORDER_STATUSES),
  createdAt: instantSchema,
  /** Absent while it is in progress. */
  completedAt: z.optional(instantSchema),
  fee: decimalSchema,
  currencyCode: currencyCodeSchema,
})

/** The schemas of the calls about identity checks. */
export const identityOrderSchemas = {
  identityFee: {
    input: z.object({
      /** The account that would pay it. */
      accountId: z.string(),
      /** Standard by default. */
      reportType: z.optional(wireWord(REPORT_TYPES)),
    }),
    output: z.object({ amount: decimalSchema, currencyCode: currencyCodeSchema }),
  },
  identityOrders: {
    input: z.object({
      ...schemasOf(IDENTITY_ORDER_FILTER_FIELDS),
      reportType: z.optional(wireWord(REPORT_TYPES)),
      pageNumber: z.optional(wireNumber()),
      /** 1,000 by default, and at most. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(identityOrderSchema), total: wireNumber() }),
  },
  orderIdentityCheck: {
    input: z.object({
      accountId: z.string(),
      email: emailSchema.check(z.toLowerCase()),
      name: z
        .string()
        .check(z.trim(), z.minLength(2), z.maxLength(IDENTITY_ORDER_FIELDS.name.most), steadyText),
      reportType: wireWord(REPORT_TYPES),
      /** The fee shown to the customer. */
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

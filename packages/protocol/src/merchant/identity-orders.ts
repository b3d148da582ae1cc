import * as z from 'zod/mini'
import { lowered, trimmed } from '../decode/index.ts'
import { schemasOf } from '../inputs/index.ts'
import {
  emailSchema,
  steadyText,
  currencyCodeSchema,
  decimalSchema,
  instantSchema,
  wireNumber,
  wireWord,
} from '../values/index.ts'
import {
  REPORT_TYPES,
  IDENTITY_ORDER_STATUSES,
  IDENTITY_ORDER_FILTER_FIELDS,
  IDENTITY_ORDER_FIELDS,
} from './facts.ts'

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
      email: emailSchema.check(z.overwrite(lowered)),
      name: z
        .string()
        .check(
          z.overwrite(trimmed),
          z.minLength(2),
          z.maxLength(IDENTITY_ORDER_FIELDS.name.most),
          steadyText,
        ),
      reportType: wireWord(REPORT_TYPES),
      /** The fee shown to the customer. */
      expectedFee: decimalSchema,
    }),
    output: z.object({ item: identityOrderSchema, transactionId: z.string() }),
  },
}

export type IdentityOrder = z.output<typeof identityOrderSchema>
export type IdentityOrderFilter = z.output<typeof identityOrderSchemas.identityOrders.input>
export type IdentityOrderInput = z.output<typeof identityOrderSchemas.orderIdentityCheck.input>

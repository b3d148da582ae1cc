import * as z from 'zod/mini'
import { emailSchema, decimalSchema, positiveDecimalSchema } from '../values/index.ts'
import { subscriptionFields } from '../subscriptions/schemas.ts'

/** A transfer between two of the customer's own accounts. */
export const ownTransferSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  toAccount: z.string(),
  /** The amount to arrive, in the currency of `toAccount`. */
  toAmount: positiveDecimalSchema,
})

/** A transfer to another customer, found by email address. */
export const p2pTransferSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  toEmail: emailSchema,
  /** The amount to arrive, in the currency of `fromAccount`; the fee is added on top. */
  amount: positiveDecimalSchema,
  note: z.optional(z.string().check(z.maxLength(140))),
})

/** An order for a transfer between own accounts. */
export const ownOrderSchema = /* @__PURE__ */ z.extend(ownTransferSchema, {
  // This order is the first payment.
  ...subscriptionFields,
  /** The amount to leave as shown to the customer; the bank refuses if it differs. */
  expectedFromAmount: z.optional(positiveDecimalSchema),
  expectedFee: z.optional(decimalSchema),
})

/** An order for a transfer to another customer. */
export const p2pOrderSchema = /* @__PURE__ */ z.extend(p2pTransferSchema, {
  /** The fee shown to the customer; the bank refuses if it differs. */
  expectedFee: z.optional(decimalSchema),
})

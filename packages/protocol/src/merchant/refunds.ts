import * as z from 'zod/mini'
import {
  currencyCodeSchema,
  decimalSchema,
  positiveDecimalSchema,
  instantSchema,
  wireNumber,
} from '../values/index.ts'
import { approvalSchema } from '../payments/schemas.ts'
import { MERCHANT_PAYMENT_KINDS } from './facts.ts'

const paymentIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** A settled payment as the merchant sees it. */
export const merchantPaymentSchema = /* @__PURE__ */ z.object({
  paymentId: z.string(),
  kind: z.enum(MERCHANT_PAYMENT_KINDS),
  checkoutId: z.optional(z.string()),
  invoiceId: z.optional(z.string()),
  /** The merchant's own id of the order. */
  orderId: z.optional(z.string()),
  /** The saved button it was paid by. */
  buttonId: z.optional(z.string()),
  /** The description of the checkout, or the note of the invoice. */
  description: z.optional(z.string()),
  /** The name as the merchant may see it, e.g. `Vera K.`. */
  payerName: z.string(),
  paidAt: instantSchema,
  /** The merchant's account that received it. */
  accountId: z.string(),
  amount: positiveDecimalSchema,
  /** The fee the payer paid to the bank on top. It isn't refunded. */
  fee: decimalSchema,
  currencyCode: currencyCodeSchema,
  /** The amount refunded so far. */
  refundedAmount: decimalSchema,
  /** The amount of refunds that await approval. */
  waitingAmount: decimalSchema,
  /** The amount that can still be refunded. */
  leftAmount: decimalSchema,
})

/** A completed refund. */
export const refundSchema = /* @__PURE__ */ z.object({
  refundId: z.string(),
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  refundedAt: instantSchema,
  transactionId: z.string(),
})

/** The notification posted to the merchant's server after a refund. */
export const refundNotificationSchema = /* @__PURE__ */ z.object({
  /** Stays the same in every repetition, so that a receiver can ignore repeated ones. */
  id: z.string(),
  type: z.literal('refund.final'),
  at: instantSchema,
  refund: z.object({
    id: z.string(),
    /** The payment it refunds. */
    paymentId: z.string(),
    checkoutId: z.optional(z.string()),
    invoiceId: z.optional(z.string()),
    orderId: z.optional(z.string()),
    buttonId: z.optional(z.string()),
    amount: positiveDecimalSchema,
    currencyCode: currencyCodeSchema,
    /** The total refunded, including this. */
    refundedAmount: positiveDecimalSchema,
    paidAmount: positiveDecimalSchema,
    status: z.literal('refunded'),
    at: instantSchema,
    transactionId: z.string(),
  }),
})

/** The schemas of the calls about payments to a merchant, and refunds. */
export const refundSchemas = {
  payments: {
    input: z.object({
      /** From 1. */
      pageNumber: z.optional(wireNumber()),
      /** 20 by default, at most 100. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(merchantPaymentSchema), total: wireNumber() }),
  },
  payment: {
    input: z.object({ paymentId: paymentIdSchema }),
    output: z.object({
      payment: z.extend(merchantPaymentSchema, {
        /** Latest first. */
        refunds: z.array(refundSchema),
      }),
    }),
  },
  refund: {
    input: z.object({
      paymentId: paymentIdSchema,
      amount: positiveDecimalSchema,
      /** The amount left when the refund was requested. */
      expectedLeftAmount: positiveDecimalSchema,
      expectedCurrencyCode: currencyCodeSchema,
    }),
    output: z.object({
      transactionId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
    }),
  },
}

export type MerchantPayment = z.output<typeof merchantPaymentSchema>

export type MerchantPaymentDetail = z.output<typeof refundSchemas.payment.output>['payment']

export type MerchantPaymentFilter = z.output<typeof refundSchemas.payments.input>

export type Refund = z.output<typeof refundSchema>

export type RefundOrder = z.output<typeof refundSchemas.refund.input>

export type RefundNotification = z.output<typeof refundNotificationSchema>

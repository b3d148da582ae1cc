import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { approvalSchema } from '../payments/index.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'

/** How many payments a page holds, unless told otherwise. */
export const MERCHANT_PAYMENTS_PER_PAGE = 20

/** In how many parts a payment can be given back: each is told to the payer. */
export const MOST_REFUNDS = 50

/** What a merchant was paid for: a checkout, also of a saved button, or an invoice. */
export const MERCHANT_PAYMENT_KINDS = ['checkout', 'invoice'] as const

const paymentIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** A settled payment, as the merchant who was paid sees it. */
export const merchantPaymentSchema = /* @__PURE__ */ z.object({
  paymentId: z.string(),
  kind: z.enum(MERCHANT_PAYMENT_KINDS),
  checkoutId: z.optional(z.string()),
  invoiceId: z.optional(z.string()),
  /** The merchant's own number of what was sold. */
  orderId: z.optional(z.string()),
  /** The saved button that it was paid by. */
  buttonId: z.optional(z.string()),
  /** What was sold, or the note of the invoice. */
  description: z.optional(z.string()),
  /** As the merchant may see it, e.g. `Vera K.`. */
  payerName: z.string(),
  paidAt: instantSchema,
  /** The merchant's account that it arrived on. */
  accountId: z.string(),
  amount: positiveDecimalSchema,
  /** What the payer paid the bank on top; it is not given back. */
  fee: decimalSchema,
  currencyCode: currencyCodeSchema,
  /** Given back so far. */
  refundedAmount: decimalSchema,
  /** What refunds that wait for an approval will give back. */
  waitingAmount: decimalSchema,
  /** What can still be given back. */
  leftAmount: decimalSchema,
})

/** Something that was given back. */
export const refundSchema = /* @__PURE__ */ z.object({
  refundId: z.string(),
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  refundedAt: instantSchema,
  transactionId: z.string(),
})

/** The notification posted to the merchant's server once something has been given back. */
export const refundNotificationSchema = /* @__PURE__ */ z.object({
  /** The same in every repetition: a receiver keeps it and does nothing twice. */
  id: z.string(),
  type: z.literal('refund.final'),
  at: instantSchema,
  refund: z.object({
    id: z.string(),
    /** The payment of which it gives something back. */
    paymentId: z.string(),
    checkoutId: z.optional(z.string()),
    invoiceId: z.optional(z.string()),
    orderId: z.optional(z.string()),
    buttonId: z.optional(z.string()),
    amount: positiveDecimalSchema,
    currencyCode: currencyCodeSchema,
    /** Given back in all, with this. */
    refundedAmount: positiveDecimalSchema,
    paidAmount: positiveDecimalSchema,
    status: z.literal('refunded'),
    at: instantSchema,
    transactionId: z.string(),
  }),
})

/** The schemas of the calls about what a merchant was paid and gives back. */
export const refundSchemas = {
  payments: {
    input: z.object({
      /** From 1. */
      pageNumber: z.optional(wireNumber()),
      /** 20 unless told otherwise, 100 at most. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({ items: z.array(merchantPaymentSchema), total: wireNumber() }),
  },
  payment: {
    input: z.object({ paymentId: paymentIdSchema }),
    output: z.object({
      payment: z.extend(merchantPaymentSchema, {
        /** The latest first. */
        refunds: z.array(refundSchema),
      }),
    }),
  },
  refund: {
    input: z.object({
      paymentId: paymentIdSchema,
      amount: positiveDecimalSchema,
      /** What could be given back when it was asked for. */
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

import * as z from 'zod/mini'
import { schemasOf } from '../inputs/index.ts'
import {
  steadyText,
  currencyCodeSchema,
  positiveDecimalSchema,
  instantSchema,
} from '../values/index.ts'
import { approvalSchema } from '../payments/schemas.ts'
import {
  attemptNameSchema,
  payeeByNameSchema,
  payNameSchema,
  savedButtonIdSchema,
  shownButtonSchema,
  signedPaymentSchema,
} from '../saved-buttons/schemas.ts'
import { subscriptionTermsSchema } from '../subscriptions/schemas.ts'
import { CHECKOUT_STATUSES, NAMED_PAYMENT_FIELDS } from './facts.ts'

/** The status of a checkout; see `CHECKOUT_STATUSES` for what each one means. */
export const checkoutStatusSchema = /* @__PURE__ */ z.enum(CHECKOUT_STATUSES)

/** 128 random bits as 32 hexadecimal digits, so that nobody can guess another's checkout. */
export const checkoutIdSchema = /* @__PURE__ */ z.string().check(z.regex(/^[0-9a-f]{32}$/))

const orderSchema = /* @__PURE__ */ z.object({
  /** The merchant's own id. Creating a checkout for it again returns the first one. */
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The amount the merchant receives. */
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  /** Shown to the customer unchanged. */
  description: z.string().check(z.minLength(1), z.maxLength(140)),
})

/** Refuses characters that would disguise a merchant's text. */
const steadyOrderSchema = /* @__PURE__ */ z.extend(orderSchema, {
  orderId: orderSchema.shape.orderId.check(steadyText),
  description: orderSchema.shape.description.check(steadyText),
})

/** A checkout as its merchant sees it. */
export const merchantCheckoutSchema = /* @__PURE__ */ z.extend(orderSchema, {
  id: checkoutIdSchema,
  /** The saved button that opened it. */
  buttonId: z.optional(savedButtonIdSchema),
  status: checkoutStatusSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  paidAt: z.optional(instantSchema),
  transactionId: z.optional(z.string()),
  /** The amount the merchant has refunded so far; absent if nothing. */
  refundedAmount: z.optional(positiveDecimalSchema),
})

/** A checkout as its payer sees it. */
export const checkoutSchema = /* @__PURE__ */ z.extend(z.omit(orderSchema, { orderId: true }), {
  checkoutId: checkoutIdSchema,
  /** The name of the merchant to pay. */
  merchantName: z.string(),
  /** The address of the logo that the merchant chose for it, or of their default one. */
  logoUrl: z.optional(z.string()),
  /** The terms on which it repeats after payment, if it does. */
  subscription: z.optional(subscriptionTermsSchema),
  status: checkoutStatusSchema,
  expiresAt: instantSchema,
})

/** The notification posted to the merchant's server once a checkout is final. */
export const checkoutNotificationSchema = /* @__PURE__ */ z.object({
  /** Stays the same in every repetition, so that a receiver can ignore repeated ones. */
  id: z.string(),
  type: z.literal('checkout.final'),
  at: instantSchema,
  checkout: merchantCheckoutSchema,
})

/** The schemas of the calls, by their names. */
export const checkoutSchemas = {
  create: { input: steadyOrderSchema, output: merchantCheckoutSchema },
  read: { input: z.object({}), output: merchantCheckoutSchema },
  readStatus: {
    input: z.object({}),
    output: z.object({
      status: checkoutStatusSchema,
      /** Only for a query by attempt, once it has a checkout. */
      checkoutId: z.optional(checkoutIdSchema),
    }),
  },
  get: {
    input: z.object({ checkoutId: checkoutIdSchema }),
    output: z.object({ checkout: checkoutSchema }),
  },
  pay: {
    input: z.object({
      checkoutId: checkoutIdSchema,
      fromAccount: z.string(),
      expectedAmount: positiveDecimalSchema,
      expectedCurrencyCode: currencyCodeSchema,
    }),
    output: z.object({
      transactionId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
    }),
  },
  showButton: {
    input: z.object({ buttonId: savedButtonIdSchema }),
    output: z.object({ button: shownButtonSchema }),
  },
  openByButton: {
    input: z.object({
      buttonId: savedButtonIdSchema,
      attempt: attemptNameSchema,
      /** The amount the payer chose, for an `open` button. */
      amount: z.optional(positiveDecimalSchema),
    }),
    output: z.object({ checkoutId: z.optional(checkoutIdSchema) }),
  },
  showPayee: {
    input: z.object({ name: payNameSchema }),
    output: z.object({ payee: payeeByNameSchema }),
  },
  openByName: {
    input: z.object({
      name: payNameSchema,
      attempt: attemptNameSchema,
      /** The amount the payer chose. An amount fixed by a link takes precedence. */
      amount: z.optional(positiveDecimalSchema),
      currencyCode: z.optional(currencyCodeSchema),
      ...schemasOf(NAMED_PAYMENT_FIELDS),
      signed: z.optional(signedPaymentSchema),
    }),
    output: z.object({ checkoutId: checkoutIdSchema }),
  },
}

export type Checkout = z.output<typeof checkoutSchema>

export type CheckoutPayment = z.output<typeof checkoutSchemas.pay.input>

export type CheckoutNotification = z.output<typeof checkoutNotificationSchema>

export type MerchantCheckout = z.output<typeof merchantCheckoutSchema>

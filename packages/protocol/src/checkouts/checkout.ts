import * as z from 'zod/mini'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { approvalSchema } from '../payments/index.ts'
import { restCall } from '../rest-call.ts'
import { instantSchema } from '../wire-values.ts'

/**
 * Where a checkout stands. `open`: nobody has paid; `pending`: a payment waits for its approval;
 * `paid`, `refused` and `expired` are final. A window that is closed leaves it as it is.
 */
export const CHECKOUT_STATUSES = ['open', 'pending', 'paid', 'refused', 'expired'] as const

export const checkoutStatusSchema = /* @__PURE__ */ z.enum(CHECKOUT_STATUSES)

/** 128 random bits, as 32 hexadecimal digits: nobody finds another's checkout by guessing. */
export const checkoutIdSchema = /* @__PURE__ */ z.string().check(z.regex(/^[0-9a-f]{32}$/))

const askedSchema = /* @__PURE__ */ z.object({
  /** The merchant's own: a second checkout for it is the first one again. */
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** What arrives at the merchant. */
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  /** Shown to the customer as it is. */
  description: z.string().check(z.minLength(1), z.maxLength(140)),
})

/** A checkout as its merchant sees it. */
export const merchantCheckoutSchema = /* @__PURE__ */ z.extend(askedSchema, {
  id: checkoutIdSchema,
  status: checkoutStatusSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  paidAt: z.optional(instantSchema),
  transactionId: z.optional(z.string()),
})

/** A checkout as the customer who is to pay it sees it. */
export const checkoutSchema = /* @__PURE__ */ z.extend(z.omit(askedSchema, { orderId: true }), {
  checkoutId: checkoutIdSchema,
  /** Whom the customer pays. */
  merchantName: z.string(),
  status: checkoutStatusSchema,
  expiresAt: instantSchema,
})

/**
 * Opens a checkout; the merchant's server alone may. Repeated for an order with the same amount,
 * currency and description it answers the same checkout; with others it is a 422.
 */
export const createCheckout = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/public-api/checkout',
  access: 'merchant',
  input: askedSchema,
  output: merchantCheckoutSchema,
})

/** Tells the merchant's server where a checkout stands. */
export const readCheckout = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/public-api/checkout/{id}',
  access: 'merchant',
  input: z.object({}),
  output: merchantCheckoutSchema,
})

/** Tells a page that knows a checkout's id where it stands, and nothing else of it. */
export const readCheckoutStatus = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/public-api/checkout/{id}/status',
  access: 'public',
  input: z.object({}),
  output: z.object({ status: checkoutStatusSchema }),
})

/** Shows a customer what they are asked to pay. */
export const getCheckout = /* @__PURE__ */ namedMethod({
  name: 'checkoutGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.object({ checkoutId: checkoutIdSchema }),
  output: z.object({ checkout: checkoutSchema }),
})

/**
 * Pays a checkout from an account in its currency. Amount and payee are the bank's record of the
 * checkout; what the customer was shown is sent along so that the bank can refuse another. A
 * checkout is paid once, whoever asks under however many keys.
 */
export const payCheckout = /* @__PURE__ */ namedMethod({
  name: 'checkoutPay',
  access: 'customer',
  needs: 'initiate',
  permission: ['checkout'],
  staff: 'never',
  key: 'opens',
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
})

/** What is posted to the merchant's server when a checkout has become final. */
export const checkoutNotificationSchema = /* @__PURE__ */ z.object({
  /** The same in every repetition: a receiver keeps it and does nothing twice. */
  id: z.string(),
  type: z.literal('checkout.final'),
  at: instantSchema,
  checkout: merchantCheckoutSchema,
})

export type Checkout = z.output<typeof checkoutSchema>
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]
export type CheckoutPayment = z.output<typeof payCheckout.input>
export type CheckoutNotification = z.output<typeof checkoutNotificationSchema>
export type MerchantCheckout = z.output<typeof merchantCheckoutSchema>

import * as z from 'zod/mini'
import {
  emailSchema,
  currencyCodeSchema,
  decimalSchema,
  positiveDecimalSchema,
  instantSchema,
  wireNumber,
} from '../values/index.ts'
import { subscriptionTermsSchema } from '../subscriptions/schemas.ts'
import { BATCH_OPERATIONS, type EachOperation, PAYER_FEE_KINDS } from '../payment-kinds/index.ts'

const movedSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  /** The currency of the paying account, and of every amount here except `toAmount`. */
  currencyCode: currencyCodeSchema,
  /** The amount that leaves the account, without the fee. */
  amount: positiveDecimalSchema,
  fee: decimalSchema,
  /** Amount and fee together. */
  total: positiveDecimalSchema,
  note: z.optional(z.string()),
  /** The time of the first request to the bank. */
  createdAt: instantSchema,
})

const external = {
  /** `own`: the payee is the customer's own account elsewhere; `3d`: someone else. */
  permission: z.enum(['own', '3d']),
  payeeName: z.string(),
  /**
   * The details that name the payee's account, by field of the form. Keys and tax numbers are
   * masked.
   */
  details: z.record(z.string(), z.string()),
  /**
   * SHA-256, in hexadecimal digits, of the details that are masked in `details`: see
   * `hiddenDetailsText`. Absent if none is.
   */
  hiddenHash: z.optional(z.string()),
  countryCode: z.string(),
  /** The currency that arrives. */
  toCurrencyCode: currencyCodeSchema,
  /** The amount that arrives. */
  toAmount: positiveDecimalSchema,
  /** The actual or expected time of arrival. Absent until it has left, and after it was sent back. */
  arrivesAt: z.optional(instantSchema),
}

/** A payment as the bank holds it. This is what is approved and paid, whatever a screen showed. */
export const heldPaymentSchema = /* @__PURE__ */ z.discriminatedUnion('operation', [
  z.extend(movedSchema, {
    operation: z.literal('betweenAccounts'),
    toAccount: z.string(),
    /** The terms on which it repeats, if it does. */
    subscription: z.optional(subscriptionTermsSchema),
  }),
  z.extend(movedSchema, {
    operation: z.literal('p2p'),
    payeeEmail: emailSchema,
    /** The name as other customers may see it, e.g. `Vera K.`. */
    payeeName: z.optional(z.string()),
  }),
  z.extend(movedSchema, {
    operation: z.literal('checkout'),
    checkoutId: z.string(),
    merchantName: z.string(),
    /** The terms on which it repeats, if it does. */
    subscription: z.optional(subscriptionTermsSchema),
  }),
  z.extend(movedSchema, {
    operation: z.literal('invoice'),
    invoiceId: z.string(),
    /** The name verified by the bank. */
    payeeName: z.string(),
  }),
  z.extend(movedSchema, {
    operation: z.literal('refund'),
    /** The payment it refunds. */
    paymentId: z.string(),
    /** The original payer's name as the merchant may see it. */
    payeeName: z.string(),
  }),
  /** All payments of a batch; the amounts are totals. */
  z.extend(movedSchema, {
    operation: z.literal('batch'),
    batchId: z.string(),
    /** The kind of the batch. */
    batchOperation: z.enum(BATCH_OPERATIONS),
    /** The name that its customer gave it. */
    batchName: z.string(),
    paymentCount: wireNumber(),
  }),
  z.extend(movedSchema, { operation: z.enum(PAYER_FEE_KINDS), ...external }),
  z.extend(movedSchema, {
    operation: z.literal('wire'),
    ...external,
    /** The party who bears the fee: OUR, SHA or BEN. */
    feeShare: z.string(),
  }),
])

/** A payment as the bank holds it, with the fields of its kind. */
export type HeldPayment = EachOperation<Held> | Extract<Held, { operation: 'batch' }>

type Held = z.output<typeof heldPaymentSchema>

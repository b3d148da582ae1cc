import * as z from 'zod/mini'
import { emailSchema } from '../identifiers.ts'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { subscriptionTermsSchema } from '../subscriptions/index.ts'
import { instantSchema } from '../wire-values.ts'
import { type EachOperation, PAYER_FEE_KINDS } from '../payment-kinds/index.ts'

const movedSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  /** The currency of the account that pays; every amount here is in it. */
  currencyCode: currencyCodeSchema,
  /** What leaves the account, the fee not included. */
  amount: positiveDecimalSchema,
  fee: decimalSchema,
  /** Amount and fee together. */
  total: positiveDecimalSchema,
  note: z.optional(z.string()),
  /** When the bank was first asked for it. */
  createdAt: instantSchema,
})

const abroad = {
  /** To an account of the customer's own elsewhere, or to somebody else. */
  permission: z.enum(['own', '3d']),
  payeeName: z.string(),
  /** What names the payee's account, by the fields of the form; keys and tax numbers masked. */
  details: z.record(z.string(), z.string()),
  /**
   * SHA-256, in hexadecimal digits, of what is masked in `details`: see `hiddenDetailsText`. Absent
   * where nothing is.
   */
  hiddenHash: z.optional(z.string()),
  countryCode: z.string(),
  /** In which it arrives. */
  toCurrencyCode: currencyCodeSchema,
  /** What arrives. */
  toAmount: positiveDecimalSchema,
  /** When it has arrived or is to arrive. Absent until it has left, and once it is sent back. */
  arrivesAt: z.optional(instantSchema),
}

/**
 * A payment as the bank holds it: this is what is approved and what moves, whatever a screen
 * showed.
 */
export const heldPaymentSchema = /* @__PURE__ */ z.discriminatedUnion('operation', [
  z.extend(movedSchema, {
    operation: z.literal('betweenAccounts'),
    toAccount: z.string(),
    /** How it is repeated, if it is. */
    subscription: z.optional(subscriptionTermsSchema),
  }),
  z.extend(movedSchema, {
    operation: z.literal('p2p'),
    payeeEmail: emailSchema,
    /** As other customers may see it, e.g. `Vera K.`. */
    payeeName: z.optional(z.string()),
  }),
  z.extend(movedSchema, {
    operation: z.literal('checkout'),
    checkoutId: z.string(),
    merchantName: z.string(),
    /** How it is repeated, if it is. */
    subscription: z.optional(subscriptionTermsSchema),
  }),
  z.extend(movedSchema, {
    operation: z.literal('invoice'),
    invoiceId: z.string(),
    /** The name that the bank has verified. */
    payeeName: z.string(),
  }),
  z.extend(movedSchema, {
    operation: z.literal('refund'),
    /** The payment of which it gives something back. */
    paymentId: z.string(),
    /** Who paid, as the merchant may see them. */
    payeeName: z.string(),
  }),
  z.extend(movedSchema, { operation: z.enum(PAYER_FEE_KINDS), ...abroad }),
  z.extend(movedSchema, {
    operation: z.literal('wire'),
    ...abroad,
    /** Who bears the fee: OUR, SHA or BEN. */
    feeShare: z.string(),
  }),
])

/** A payment as the bank holds it, with what its kind has of its own. */
export type HeldPayment = EachOperation<z.output<typeof heldPaymentSchema>>

import type { Fields } from '../fields/index.ts'

/**
 * The status of a checkout. `open`: not paid; `pending`: a payment awaits approval; `paid`,
 * `refused` and `expired` are final. Closing the window changes nothing.
 */
export const CHECKOUT_STATUSES = ['open', 'pending', 'paid', 'refused', 'expired'] as const

/** The form of a payment by name, besides its amount. */
export const NAMED_PAYMENT_FIELDS = {
  /** The payer's message to the merchant. */
  note: { kind: 'text', most: 140, isOptional: true },
} as const satisfies Fields

export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

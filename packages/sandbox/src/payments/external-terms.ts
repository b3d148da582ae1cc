import type { ExternalPermission, FeeShare, Rail } from '@sixpence/protocol'
import type { Decimal } from '../money/index.ts'

/** The terms of an order that leaves the bank, besides the amount, as kept with its payment. */
export interface ExternalTerms {
  readonly rail: Rail
  readonly permission: ExternalPermission
  readonly countryCode: string
  /** The currency in which it arrives. */
  readonly currency: string
  /** Its value there, including the payee's share of the fee. */
  readonly toAmount: Decimal
  /** The payee's share of the fee, out of `toAmount`. */
  readonly deducted: Decimal
  readonly rate: Decimal
  readonly payeeName: string
  /** The form fields that identify the payee's account. */
  readonly details: Readonly<Record<string, string>>
  /** Only for a wire. */
  readonly feeShare?: FeeShare | undefined
}

/** Returns all terms in a fixed order, so that a code sent for them matches no others. */
export const termsInOrder = (terms: ExternalTerms): readonly unknown[] => [
  terms.rail,
  terms.permission,
  terms.countryCode,
  terms.currency,
  terms.toAmount,
  terms.deducted,
  terms.rate,
  terms.payeeName,
  terms.feeShare,
  Object.entries(terms.details).toSorted(([a], [b]) => (a < b ? -1 : 1)),
]

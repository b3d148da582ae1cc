import type { ExternalPermission, FeeShare, Rail } from '@sixpence/protocol'
import type { Decimal } from '../money/index.ts'

/** What an order that leaves the bank says beside what leaves, as it is kept with its payment. */
export interface ExternalTerms {
  readonly rail: Rail
  readonly permission: ExternalPermission
  readonly countryCode: string
  /** In which it arrives. */
  readonly currency: string
  /** What it is worth there, with what the payee bears. */
  readonly toAmount: Decimal
  /** What the payee bears of the fee, out of `toAmount`. */
  readonly deducted: Decimal
  readonly rate: Decimal
  readonly payeeName: string
  /** What names the payee's account, by the fields of the form. */
  readonly details: Readonly<Record<string, string>>
  /** Of a wire, and of nothing else. */
  readonly feeShare?: FeeShare | undefined
}

/** All that terms say, in one order: a code that was sent for them fits no others. */
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

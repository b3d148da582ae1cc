import type { Account } from '@sixpence/core/accounts'
import type { MaxAmount, TransferLimits } from '@sixpence/core/transfers'
import type { SixpenceError } from '@sixpence/core/errors'
import type { ParsedAmount } from '@sixpence/core/money'
import type { TransferAmountFault } from './form/amount-fault.ts'
import type { Review } from './use-review.ts'

/** The data and actions for every form for a transfer, for any recipient. */
export interface TransferTask<Draft, Quote> {
  readonly draft: Draft
  /** Its amount; undefined while the currency isn't known. */
  readonly typedAmount: ParsedAmount | undefined
  /**
   * The accounts that money can leave; undefined until they, and a payment that is edited, are
   * known.
   */
  readonly accounts: readonly Account[] | undefined
  readonly from: Account | undefined
  /** The price of exactly this draft, or undefined. */
  readonly quote: Quote | undefined
  readonly isPricing: boolean
  readonly max: MaxAmount | undefined
  readonly limits: TransferLimits | undefined
  readonly faults: { readonly amount: TransferAmountFault | undefined }
  /** The reason why accounts or price couldn't be read. */
  readonly accountsFailure: SixpenceError | undefined
  readonly priceFailure: SixpenceError | undefined
  readonly canReview: boolean
  readonly reviewing: Pick<Review, 'isPending' | 'error' | 'similar' | 'dismiss'>
  readonly edit: (change: Partial<Draft>) => void
  readonly takeMaximum: () => void
  readonly retry: () => void
  /** Opens the payment for review; the destination goes to `onNavigate`. */
  readonly review: () => Promise<void>
  readonly reviewAnyway: () => Promise<void>
}

import type { OwnTransfer, OwnTransferToPrice } from '@sixpence/protocol/transfers'
import { isAmount } from './is-amount.ts'

/** A transfer between own accounts, as typed so far. */
export interface OwnTransferDraft {
  readonly fromAccount?: string | undefined
  readonly toAccount?: string | undefined
  /** The amount to arrive, as a decimal string. */
  readonly toAmount?: string | undefined
}

/** A draft with both accounts. */
export type LimitableDraft = OwnTransferDraft &
  Required<Pick<OwnTransfer, 'fromAccount' | 'toAccount'>>

/** True if limits can be requested: both accounts are set, and differ. */
export function isLimitable(draft: OwnTransferDraft): draft is LimitableDraft {
  const { fromAccount, toAccount } = draft
  return Boolean(fromAccount) && Boolean(toAccount) && fromAccount !== toAccount
}

/** True if it can be priced: both accounts and an amount above zero are set. */
export function isQuotable(draft: OwnTransferDraft): draft is OwnTransfer {
  return isLimitable(draft) && isAmount(draft.toAmount)
}

/** The typed amount; the bank calculates the other one. */
export interface FixedAmount {
  /** A decimal string. */
  readonly amount: string
  /** `leaves`: it is debited from the first account; `arrives`: it is credited to the second. */
  readonly side: 'leaves' | 'arrives'
  /** True if the two accounts have different currencies. Otherwise both sides are the same amount. */
  readonly isExchange: boolean
}

/** Returns the transfer to request a price for. */
export function ownTransferToPrice(
  { fromAccount, toAccount }: Pick<OwnTransfer, 'fromAccount' | 'toAccount'>,
  { amount, side, isExchange }: FixedAmount,
): OwnTransferToPrice {
  const isByWhatLeaves = isExchange && side === 'leaves'
  return {
    fromAccount,
    toAccount,
    ...(isByWhatLeaves ? { fromAmount: amount } : { toAmount: amount }),
  }
}

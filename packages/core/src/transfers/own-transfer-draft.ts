import type { OwnTransfer, OwnTransferToPrice } from '@sixpence/protocol/transfers'
import { isAmount } from './is-amount.ts'

/** A transfer between own accounts while it is being typed. */
export interface OwnTransferDraft {
  readonly fromAccount?: string | undefined
  readonly toAccount?: string | undefined
  /** The amount to arrive, as a decimal string. */
  readonly toAmount?: string | undefined
}

/** A draft of which both accounts are known. */
export type LimitableDraft = OwnTransferDraft &
  Required<Pick<OwnTransfer, 'fromAccount' | 'toAccount'>>

/** Whether limits can be asked for: both accounts are set, and are two. */
export function isLimitable(draft: OwnTransferDraft): draft is LimitableDraft {
  const { fromAccount, toAccount } = draft
  return Boolean(fromAccount) && Boolean(toAccount) && fromAccount !== toAccount
}

/** Whether it can be priced: both accounts and an amount above zero are set. */
export function isQuotable(draft: OwnTransferDraft): draft is OwnTransfer {
  return isLimitable(draft) && isAmount(draft.toAmount)
}

/** The amount that was typed; the bank works the other one out. */
export interface FixedAmount {
  /** A decimal string. */
  readonly amount: string
  /** Whether it is what leaves the one account, or what arrives on the other. */
  readonly side: 'leaves' | 'arrives'
  /** Whether the currencies of the two accounts differ. Where they do not, both sides are one. */
  readonly isExchange: boolean
}

/** The transfer to ask the bank's price for. */
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

import type { Account } from '@sixpence/core'
import type { ParsedAmount } from '@sixpence/core/money'

/** A transfer to another person while it is being filled in. */
export interface P2pTransferDraft {
  readonly fromAccount: string | undefined
  /** As they were typed. */
  readonly email: string
  readonly amountText: string
  readonly note: string
}

/** How long a note may be. */
export const NOTE_LENGTH = 140

/** What can be priced, once account and amount are there. */
export function quotableP2p(
  from: Account | undefined,
  amount: ParsedAmount,
): { fromAccount: string; amount: string } | undefined {
  return from && amount.ok ? { fromAccount: from.accountId, amount: amount.amount } : undefined
}

import { mayBeEmail } from '@sixpence/protocol/email-address'
import type { P2pTransfer } from '@sixpence/protocol/transfers'
import { isAmount } from './is-amount.ts'

/** A transfer to another customer, as typed so far. */
export interface P2pTransferDraft {
  readonly fromAccount?: string | undefined
  readonly toEmail?: string | undefined
  /** The amount to arrive, as a decimal string. */
  readonly amount?: string | undefined
  readonly note?: string | undefined
}

/** A draft with an account and an amount. */
export type QuotableP2pDraft = P2pTransferDraft & Pick<P2pTransfer, 'fromAccount' | 'amount'>

/** True if it can be priced: an account and an amount above zero are set. */
export function isP2pQuotable(draft: P2pTransferDraft): draft is QuotableP2pDraft {
  return Boolean(draft.fromAccount) && isAmount(draft.amount)
}

/** True if it can be reviewed: it can be priced and has a payee. */
export function isP2pComplete(draft: P2pTransferDraft): draft is P2pTransfer {
  return isP2pQuotable(draft) && mayBeEmail(draft.toEmail ?? '')
}

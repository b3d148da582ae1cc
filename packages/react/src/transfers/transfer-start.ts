import type { P2pTransferDraft } from '@sixpence/core/transfers'

/** The values that a form for a transfer begins with. */
export interface TransferStart {
  /** Chosen from the start, if it is open; else the first account. */
  readonly fromAccount?: string | undefined
  /** The account to receive the money; only for a transfer between own accounts. */
  readonly toAccount?: string | undefined
  /**
   * The id of a payment that was reviewed and not sent, or refused: the form begins with its
   * values, and the new review replaces it.
   */
  readonly edit?: string | undefined
  /**
   * The values that a payment to a person begins with, as `transferDraft` makes them of an earlier
   * one.
   */
  readonly draft?: P2pTransferDraft | undefined
}

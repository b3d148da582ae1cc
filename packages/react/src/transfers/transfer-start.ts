import type { P2pTransferDraft } from '@sixpence/core'

/** What a form for a transfer begins with. */
export interface TransferStart {
  /** Chosen from the start, if it is open; else the first account. */
  readonly fromAccount?: string | undefined
  /** Where the money is to arrive, of a transfer between own accounts. */
  readonly toAccount?: string | undefined
  /**
   * Id of a payment that was reviewed and not sent, or refused: the form begins with what it says,
   * and the new review takes its place.
   */
  readonly edit?: string | undefined
  /** What a payment to a person begins with, as `transferDraft` makes it of an earlier one. */
  readonly draft?: P2pTransferDraft | undefined
}

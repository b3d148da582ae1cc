import type {
  LimitedOperation,
  MaxAmount,
  OwnTransfer,
  OwnTransferQuote,
  P2pBeneficiary,
  P2pTransferQuote,
  PayeeEmailCheck,
  RecentTransfer,
  TransferLimits,
} from '@sixpence/protocol'

/** The accounts that a limit or a maximum is asked for. */
export interface TransferRoute {
  operation: LimitedOperation
  fromAccount: string
  toAccount?: string | undefined
}

/**
 * Prices transfers and looks up what they need. Reached as `sixpence.transfers`; sending is
 * `sixpence.payments`.
 */
export interface Transfers {
  /**
   * Prices a transfer between two of the customer's own accounts. Nothing moves, and nothing is
   * held: the price may differ by the time it is sent.
   *
   * @throws {SixpenceError} `invalid_input`, `closed_account`
   */
  quoteOwn(transfer: OwnTransfer, signal?: AbortSignal): Promise<OwnTransferQuote>
  /** Prices a transfer to another customer. */
  quoteP2p(
    transfer: { fromAccount: string; amount: string },
    signal?: AbortSignal,
  ): Promise<P2pTransferQuote>
  /** The most that can be sent now, in the currency that the amount is typed in. */
  maxAmount(route: TransferRoute, signal?: AbortSignal): Promise<MaxAmount>
  /** The limits, in the currency of the source account. */
  limits(route: TransferRoute, signal?: AbortSignal): Promise<TransferLimits>
  /**
   * Whether somebody can be paid under this address. Answers `{ exists: false }` without a call
   * when it cannot be an address.
   */
  checkPayee(email: string, signal?: AbortSignal): Promise<PayeeEmailCheck>
  beneficiaries(signal?: AbortSignal): Promise<readonly P2pBeneficiary[]>
  /** The latest payees, at most three, none that can no longer be paid. */
  recent(signal?: AbortSignal): Promise<readonly RecentTransfer[]>
  /**
   * How much one unit is in the other currency; 1 without a call when they are equal or one is
   * missing.
   */
  exchangeRate(
    from: string | undefined,
    to: string | undefined,
    signal?: AbortSignal,
  ): Promise<string>
}

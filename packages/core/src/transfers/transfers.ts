import {
  type LimitedOperation,
  type MaxAmount,
  type OwnTransfer,
  type OwnTransferQuote,
  type P2pBeneficiary,
  type P2pTransferQuote,
  type PayeeEmailCheck,
  type RecentTransfer,
  type TransferLimits,
  transferMethods,
} from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'
import { mayBeEmail } from './payee-email.ts'
import { ASKED_FOR, latestPayees } from './recent-transfers.ts'

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
   *
   * @throws {SixpenceError} `too_many_lookups`: too many addresses within an hour. Those of that
   *   hour, and whoever was found, can be asked for again.
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

/** Binds the calls about transfers to a bank. */
export function createTransfers(call: CallNamedMethod): Transfers {
  return {
    quoteOwn: (transfer, signal) => call(transferMethods.quoteOwn, transfer, { signal }),
    quoteP2p: (transfer, signal) => call(transferMethods.quoteP2p, transfer, { signal }),
    maxAmount: (route, signal) => call(transferMethods.maxAmount, route, { signal }),
    limits: ({ operation, ...accounts }, signal) =>
      call(transferMethods.limits, { ...accounts, type: operation }, { signal }),
    async checkPayee(email, signal) {
      const address = email.trim()
      return mayBeEmail(address)
        ? call(transferMethods.checkPayee, { email: address }, { signal })
        : { exists: false }
    },
    beneficiaries: async signal =>
      (await call(transferMethods.beneficiaries, {}, { signal })).items,
    async recent(signal) {
      const input = { types: ['p2p' as const], limit: ASKED_FOR }
      return latestPayees((await call(transferMethods.recent, input, { signal })).items)
    },
    async exchangeRate(from, to, signal) {
      if (!from || !to || from === to) return '1'
      const input = { fromCurrencyCode: from, toCurrencyCode: to }
      return (await call(transferMethods.exchangeRate, input, { signal })).rate
    },
  }
}

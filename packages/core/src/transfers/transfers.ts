import { cleanEmailAddress, mayBeEmail } from '@sixpence/protocol/email-address'
import { SEND_CALLS, type SendCall } from '@sixpence/protocol/payments'
import {
  type PayeeEmailCheck,
  type RecentTransfer,
  transferCalls,
  type LimitedOperation,
  transferMethods,
  type TransferLimits,
} from '@sixpence/protocol/transfers'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { latestPayees, RECENT_TRANSFERS_LIMIT, type RecentQuery } from './recent-transfers.ts'

/** The accounts to get a limit or a maximum for. */
export interface TransferRoute {
  operation: LimitedOperation
  fromAccount: string
  toAccount?: string | undefined
  /** The destination of a payment that leaves the bank. */
  countryCode?: string | undefined
  /** For a payment that leaves the bank: its currency on arrival. Limits don't depend on it. */
  currency?: string | undefined
}

/** Two currencies; the first is priced in the second. */
export interface CurrencyPair {
  readonly fromCurrencyCode: string | undefined
  readonly toCurrencyCode: string | undefined
}

/** Only `sixpence.payments` sends calls that move money. */
type ByHand = SendCall | 'limits' | 'checkPayee' | 'recent' | 'exchangeRate'

/**
 * Prices transfers and looks up what they need. Available as `sixpence.transfers`; to send one, use
 * `sixpence.payments`.
 */
export interface Transfers extends ClientOf<typeof transferMethods, ByHand> {
  /** Returns the limits, in the currency of the source account. */
  limits(route: TransferRoute, options?: ReadOptions): Promise<TransferLimits>
  /**
   * Checks whether a customer with this email can be paid. Returns `{ exists: false }` without a
   * call if it can't be an email address.
   *
   * @throws {SixpenceError} `too_many_lookups`: too many addresses within an hour. Those looked up
   *   in that hour, and customers already found, can be looked up again.
   */
  checkPayee(payee: { readonly email: string }, options?: ReadOptions): Promise<PayeeEmailCheck>
  /**
   * Lists the latest payees who can still be paid: by default at most three other customers, and at
   * most five if other kinds are requested, too.
   */
  recent(query?: RecentQuery, options?: ReadOptions): Promise<readonly RecentTransfer[]>
  /** Returns the price of one unit; 1, without a call, if the two are equal or one is missing. */
  exchangeRate(pair: CurrencyPair, options?: ReadOptions): Promise<string>
}

/** Calls about transfers. */
export const transfers: Domain<Transfers, typeof transferCalls> = {
  name: 'transfers',
  calls: transferCalls,
  open(bank) {
    const client = withoutSending(clientOf(bank, transferMethods))
    return {
      ...client,
      limits: ({ operation: type, currency: _currency, ...route }, options) =>
        client.limits({ ...route, type }, options),
      async checkPayee({ email }, options) {
        const address = cleanEmailAddress(email)
        return mayBeEmail(address)
          ? client.checkPayee({ email: address }, options)
          : { exists: false }
      },
      async recent(query = { types: ['p2p'] }, options) {
        const { items } = await client.recent({ ...query, limit: RECENT_TRANSFERS_LIMIT }, options)
        return latestPayees(items, query)
      },
      async exchangeRate({ fromCurrencyCode, toCurrencyCode }, options) {
        if (!fromCurrencyCode || !toCurrencyCode || fromCurrencyCode === toCurrencyCode) return '1'
        return client.exchangeRate({ fromCurrencyCode, toCurrencyCode }, options)
      },
    }
  },
}

function withoutSending(client: ClientOf<typeof transferMethods>) {
  const reading = Object.entries(client).filter(([name]) => !SENDING.has(name))
  // Only these were removed.
  return Object.fromEntries(reading) as Omit<typeof client, SendCall>
}

const SENDING: ReadonlySet<string> = new Set(SEND_CALLS)

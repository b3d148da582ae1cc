import {
  type Account,
  accountMethods,
  type BalanceHistory,
  type CrossPlatformRequirement,
  type CustomerAddress,
  type DefaultRates,
  type NewAddress,
  type PaymentInstruction,
  type WalletCurrency,
} from '@sixpence/protocol'
import type { Platform } from '../platform/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import { byStatus } from './account-rules.ts'
import { ACCOUNT_REFRESH } from './account-refresh.ts'

/** The customer's accounts. Reached as `sixpence.accounts`. */
export interface Accounts {
  /**
   * All of them with what is on them, in ascending order of status.
   *
   * @throws {SixpenceError} `timeout` after 5 seconds: an older balance with its time is better
   *   than none
   */
  list(signal?: AbortSignal): Promise<readonly Account[]>
  /** The bank's middle rates, to tell what is in several currencies as one sum. */
  rates(signal?: AbortSignal): Promise<DefaultRates>
  /** The currency that totals were last asked for in this browser, by whomever. */
  totalsCurrency(): Promise<string | undefined>
  /** Remembers it; a browser that keeps nothing forgets it with the page. */
  keepTotalsCurrency(currencyCode: string): Promise<void>
  /** Ways of paying onto an account from outside, the quickest first. */
  instructions(accountId: string, signal?: AbortSignal): Promise<readonly PaymentInstruction[]>
  /** Has the bank remember that the customer has seen an instruction. */
  markInstructionViewed(accountId: string, instructionId: string): Promise<void>
  /** The address at which an account takes in a crypto currency: the same however often asked for. */
  wallet(accountId: string, currencyCode: WalletCurrency): Promise<string>
  /**
   * Opens a payment account in a currency, and answers its number.
   *
   * @throws {SixpenceError} `invalid_input` where there is one already, `no_access` for a
   *   sub-account
   */
  addCurrency(currencyCode: string): Promise<string>
  /**
   * What was on all accounts at the end of each of the last days (366 at most), by currency; of
   * today, what is on them now. Days are those of `timeZone`, an IANA name.
   */
  balanceHistory(days: number, timeZone: string, signal?: AbortSignal): Promise<BalanceHistory>
  /** Where the customer lives or has their seat, the latest address first. */
  addresses(signal?: AbortSignal): Promise<readonly CustomerAddress[]>
  /**
   * Says where the customer lives from now on; answers the address's id. Ask
   * `sixpence.cards.addressReplacement` first: the cards that it cancels are named here.
   *
   * @throws {SixpenceError} `invalid_input` names `expectedCanceledAccounts` when a card would be
   *   canceled that is not named.
   */
  createAddress(address: NewAddress): Promise<string>
  /** What has to be so before an account can be used on the bank's other platforms. */
  crossPlatform(
    accountId: string,
    signal?: AbortSignal,
  ): Promise<readonly CrossPlatformRequirement[]>
}

export interface AccountsOptions {
  readonly call: CallNamedMethod
  readonly platform: Pick<Platform, 'storage'>
  readonly namespace: string
}

/** Binds the calls about accounts to a bank. */
export function createAccounts({ call, platform, namespace }: AccountsOptions): Accounts {
  const { timeoutMs } = ACCOUNT_REFRESH
  const key = `${namespace}/totals-currency`
  return {
    list: async signal =>
      (await call(accountMethods.list, {}, { signal, timeoutMs })).accounts.toSorted(byStatus),
    async rates(signal) {
      const { baseCurrencyCode, rates } = await call(accountMethods.rates, {}, { signal })
      return { baseCurrencyCode, rates }
    },
    async totalsCurrency() {
      // Whatever stands there: another version may have written it.
      const kept = await platform.storage.read<unknown>(key)
      return typeof kept === 'string' && /^[A-Z]{3}$/.test(kept) ? kept : undefined
    },
    async keepTotalsCurrency(currencyCode) {
      await platform.storage.update(key, () => currencyCode)
    },
    ...createAccountCalls(call),
  }
}

type AccountCalls = Pick<
  Accounts,
  | 'instructions'
  | 'markInstructionViewed'
  | 'wallet'
  | 'addCurrency'
  | 'balanceHistory'
  | 'addresses'
  | 'createAddress'
  | 'crossPlatform'
>

function createAccountCalls(call: CallNamedMethod): AccountCalls {
  return {
    instructions: async (accountId, signal) =>
      (await call(accountMethods.instructions, { accountId }, { signal })).instructions,
    markInstructionViewed: async (accountId, instructionId) =>
      void (await call(accountMethods.markInstructionViewed, { instructionId, accountId })),
    wallet: async (accountId, currencyCode) =>
      (await call(accountMethods.wallet, { currencyCode, accountId })).address,
    addCurrency: async currencyCode =>
      (await call(accountMethods.addCurrency, { currencyCode })).accountId,
    async balanceHistory(count, timeZone, signal) {
      const wish = { days: count, timeZone }
      const { days, currencies } = await call(accountMethods.balanceHistory, wish, { signal })
      return { days, currencies }
    },
    addresses: async signal => (await call(accountMethods.addresses, {}, { signal })).address,
    createAddress: async address => (await call(accountMethods.createAddress, address)).addressId,
    crossPlatform: async (accountId, signal) =>
      (await call(accountMethods.crossPlatform, { accountId }, { signal })).requirements,
  }
}

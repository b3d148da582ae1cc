import { type Account, accountCalls, accountMethods } from '@sixpence/protocol/accounts'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { byStatus } from './account-rules.ts'
import { ACCOUNT_REFRESH } from './account-refresh.ts'

/** The customer's accounts. Available as `sixpence.accounts`. */
export interface Accounts extends ClientOf<typeof accountMethods, 'list'> {
  /**
   * Lists all accounts with their balances, in ascending order of status.
   *
   * @throws {SixpenceError} `timeout` after 5 seconds: an older balance with its time is better
   *   than none
   */
  list(input?: object, options?: ReadOptions): Promise<readonly Account[]>
  /** Returns the currency last chosen for totals in this browser, by any user. */
  totalsCurrency(): Promise<string | undefined>
  /** Remembers that currency; without storage, only until the page closes. */
  keepTotalsCurrency(input: { readonly currencyCode: string }): Promise<void>
}

/** Calls about accounts. */
export const accounts: Domain<Accounts, typeof accountCalls> = {
  name: 'accounts',
  calls: accountCalls,
  open(bank) {
    const { call, platform, namespace } = bank
    const { timeoutMs } = ACCOUNT_REFRESH
    const key = `${namespace}/totals-currency`
    return {
      ...clientOf(bank, accountMethods),
      async list(_input, { signal } = {}) {
        const { accounts: listed } = await call(accountMethods.list, {}, { signal, timeoutMs })
        return listed.toSorted(byStatus)
      },
      async totalsCurrency() {
        // Untyped: another version may have written it.
        const kept = await platform.storage.read<unknown>(key)
        return typeof kept === 'string' && /^[A-Z]{3}$/.test(kept) ? kept : undefined
      },
      async keepTotalsCurrency({ currencyCode }) {
        await platform.storage.update(key, () => currencyCode)
      },
    }
  },
}

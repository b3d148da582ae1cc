import { type Account, accountCalls, accountMethods } from '@sixpence/protocol/accounts'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { byStatus } from './account-rules.ts'
import { ACCOUNT_REFRESH } from './account-refresh.ts'

/** The customer's accounts. Reached as `sixpence.accounts`. */
export interface Accounts extends ClientOf<typeof accountMethods, 'list'> {
  /**
   * All of them with what is on them, in ascending order of status.
   *
   * @throws {SixpenceError} `timeout` after 5 seconds: an older balance with its time is better
   *   than none
   */
  list(input?: object, options?: ReadOptions): Promise<readonly Account[]>
  /** The currency that totals were last asked for in this browser, by whomever. */
  totalsCurrency(): Promise<string | undefined>
  /** Remembers it; a browser that keeps nothing forgets it with the page. */
  keepTotalsCurrency(input: { readonly currencyCode: string }): Promise<void>
}

/** The calls about accounts. */
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
        // Whatever stands there: another version may have written it.
        const kept = await platform.storage.read<unknown>(key)
        return typeof kept === 'string' && /^[A-Z]{3}$/.test(kept) ? kept : undefined
      },
      async keepTotalsCurrency({ currencyCode }) {
        await platform.storage.update(key, () => currencyCode)
      },
    }
  },
}

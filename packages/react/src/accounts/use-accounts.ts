import { loadStateOf, type LoadState, useRefreshAccounts } from '../store/index.ts'
import { isClosed, type Account } from '@sixpence/core/accounts'
import { accountsApi } from './accounts-api.ts'

/** The customer's accounts, for a screen. */
export interface AccountsTask extends LoadState<readonly Account[]> {
  /** @deprecated Use `data`. */
  readonly accounts: AccountsTask['data']
  /** The accounts that aren't closed. */
  readonly open: readonly Account[]
  readonly closed: readonly Account[]
  /** Reads the accounts again, at most every three seconds. */
  readonly refresh: () => void
}

/** Returns the accounts with their balances. Updates when the bank reports a change. */
export function useAccounts(): AccountsTask {
  const refresh = useRefreshAccounts()
  const query = accountsApi.list.useRead()
  const { data } = query
  return {
    accounts: data,
    open: data?.filter(account => !isClosed(account)) ?? [],
    closed: data?.filter(isClosed) ?? [],
    ...loadStateOf(query),
    refresh,
  }
}

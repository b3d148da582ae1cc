import { isClosed, type Account } from '@sixpence/core'
import { useStore } from 'react-redux'
import {
  freshnessOf,
  loadStateOf,
  refreshAccounts,
  type Freshness,
  type LoadState,
} from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** The customer's accounts as a screen needs them. */
export interface AccountsTask extends LoadState, Freshness {
  /** Undefined until the bank has answered; what it said last while it is asked again. */
  readonly accounts: readonly Account[] | undefined
  /** Those that money can move from and to. */
  readonly open: readonly Account[]
  readonly closed: readonly Account[]
  /** Asks again, every three seconds at most. */
  readonly refresh: () => void
}

/** The accounts with what is on them; they follow the bank's notices by themselves. */
export function useAccounts(): AccountsTask {
  const store = useStore()
  const query = accountsApi.list.useRead()
  const { data } = query
  return {
    accounts: data,
    open: data?.filter(account => !isClosed(account)) ?? [],
    closed: data?.filter(isClosed) ?? [],
    ...freshnessOf(query),
    ...loadStateOf(query),
    refresh: () => refreshAccounts(store),
  }
}

import { isClosed, type Account } from '@sixpence/core'
import { useStore } from 'react-redux'
import {
  failureOf,
  freshnessOf,
  refreshAccounts,
  type Failure,
  type Freshness,
} from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** The customer's accounts as a screen needs them. */
export interface AccountsTask extends Freshness {
  /** Undefined until the bank has answered; what it said last while it is asked again. */
  readonly accounts: readonly Account[] | undefined
  /** Those that money can move from and to. */
  readonly open: readonly Account[]
  readonly closed: readonly Account[]
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
  /** Asks again, every three seconds at most. */
  readonly refresh: () => void
}

/** The accounts with what is on them; they follow the bank's notices by themselves. */
export function useAccounts(): AccountsTask {
  const store = useStore()
  const query = accountsApi.useListAccountsQuery()
  const { data, error, isLoading, isFetching, refetch } = query
  return {
    accounts: data,
    open: data?.filter(account => !isClosed(account)) ?? [],
    closed: data?.filter(isClosed) ?? [],
    isLoading: isLoading || (isFetching && data === undefined),
    ...freshnessOf(query),
    failure: failureOf(error),
    retry: () => void refetch(),
    refresh: () => refreshAccounts(store),
  }
}

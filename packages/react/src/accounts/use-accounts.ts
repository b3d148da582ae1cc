import type { Account } from '@sixpence/core'
import { failureOf, type Failure } from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** The customer's accounts as a screen needs them. */
export interface AccountsTask {
  /** Undefined until the bank has answered; what it said last while it is asked again. */
  readonly accounts: readonly Account[] | undefined
  /** Those that money can move from and to. */
  readonly open: readonly Account[]
  readonly closed: readonly Account[]
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** The accounts with what is on them; they follow the bank's notices by themselves. */
export function useAccounts(): AccountsTask {
  const { data, error, isLoading, isFetching, refetch } = accountsApi.useListAccountsQuery()
  return {
    accounts: data,
    open: data?.filter(account => account.accountStatusId !== 'closed') ?? [],
    closed: data?.filter(account => account.accountStatusId === 'closed') ?? [],
    isLoading: isLoading || (isFetching && data === undefined),
    failure: failureOf(error),
    retry: () => void refetch(),
  }
}

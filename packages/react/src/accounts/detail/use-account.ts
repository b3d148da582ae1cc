import type { Account, CrossPlatformRequirement, CustomerAddress } from '@sixpence/core'
import { loadStateOf, loadStateOfAll, type LoadState } from '../../store/index.ts'
import { accountsApi } from '../accounts-api.ts'
import { useAccounts, type AccountsTask } from '../use-accounts.ts'

/** One account, and what belongs to it. */
export interface AccountTask extends Pick<
  AccountsTask,
  'asOf' | 'isLoading' | 'isRefreshing' | 'failure' | 'retry' | 'refresh'
> {
  /** Undefined until the bank has answered, and where the customer has no such account. */
  readonly account: Account | undefined
  /** The bank has answered, and there is none of this number. */
  readonly isUnknown: boolean
  /** Where the holder lives or has their seat; undefined while that is not known. */
  readonly address: CustomerAddress | undefined
  /** Undefined until the bank has answered. */
  readonly crossPlatform: readonly CrossPlatformRequirement[] | undefined
  /** The state of the requests for the address and for other platforms. */
  readonly rest: LoadState
}

/** One of the customer's accounts, without a look. */
export function useAccount(accountId: string): AccountTask {
  const { accounts, asOf, isLoading, isRefreshing, failure, retry, refresh } = useAccounts()
  const account = accounts?.find(one => one.accountId === accountId)
  const addresses = accountsApi.addresses.useReadIf(account && {})
  const crossPlatform = accountsApi.crossPlatform.useReadIf(account && { accountId })
  return {
    asOf,
    isLoading,
    isRefreshing,
    failure,
    retry,
    refresh,
    account,
    isUnknown: accounts !== undefined && account === undefined,
    address: addresses.data?.[0],
    crossPlatform: crossPlatform.currentData,
    rest: loadStateOfAll(loadStateOf(addresses), loadStateOf(crossPlatform)),
  }
}

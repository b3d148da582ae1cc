import type { Account, CrossPlatformRequirement } from '@sixpence/core/accounts'
import type { CustomerAddress } from '@sixpence/core/profile'
import { loadStateOf, loadStateOfAll, type LoadState } from '../../store/index.ts'
import { accountsApi } from '../accounts-api.ts'
import { useAccounts, type AccountsTask } from '../use-accounts.ts'

/** One account and its details. */
export interface AccountTask extends LoadState<Account>, Pick<AccountsTask, 'refresh'> {
  /** @deprecated Use `data`. */
  readonly account: AccountTask['data']
  /** True if the accounts have loaded and none has this number. */
  readonly isUnknown: boolean
  /** The holder's address or seat; undefined until it has loaded. */
  readonly address: CustomerAddress | undefined
  /** Undefined until loaded. */
  readonly crossPlatform: readonly CrossPlatformRequirement[] | undefined
  /** The state of the requests for the address and the other platforms. */
  readonly rest: LoadState
}

/** Returns one of the customer's accounts, without any UI. */
export function useAccount(accountId: string): AccountTask {
  const { data: accounts, ...state } = useAccounts()
  const account = accounts?.find(one => one.accountId === accountId)
  const addresses = accountsApi.addresses.useReadIf(account && {})
  const crossPlatform = accountsApi.crossPlatform.useReadIf(account && { accountId })
  return {
    ...state,
    data: account,
    account,
    isUnknown: accounts !== undefined && account === undefined,
    address: addresses.data?.[0],
    crossPlatform: crossPlatform.currentData,
    rest: loadStateOfAll(
      crossPlatform.currentData,
      loadStateOf(addresses),
      loadStateOf(crossPlatform),
    ),
  }
}

import type { CustomerAddress } from '@sixpence/core/profile'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** The latest address or seat of the customer; undefined if the bank has none. */
export interface AddressTask extends LoadState<CustomerAddress> {
  readonly isKnown: boolean
  /** @deprecated Use `data`. */
  readonly address: AddressTask['data']
}

/** Returns the customer's address on file, without any UI. */
export function useAddress(): AddressTask {
  const query = accountsApi.addresses.useRead()
  const address = query.data?.[0]
  return { ...loadStateOf(query), data: address, isKnown: query.data !== undefined, address }
}

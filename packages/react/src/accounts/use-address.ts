import type { CustomerAddress } from '@sixpence/core/profile'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** The customer's address or seat. */
export interface AddressTask extends LoadState {
  readonly isKnown: boolean
  /** The latest address; undefined until loaded, and if the bank has none. */
  readonly address: CustomerAddress | undefined
}

/** Returns the customer's address on file, without any UI. */
export function useAddress(): AddressTask {
  const query = accountsApi.addresses.useRead()
  return { ...loadStateOf(query), isKnown: query.data !== undefined, address: query.data?.[0] }
}

import type { CustomerAddress } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** Where the customer lives or has their seat. */
export interface AddressTask extends LoadState {
  readonly isKnown: boolean
  /** The latest one; undefined until the bank has answered, and where it knows none. */
  readonly address: CustomerAddress | undefined
}

/** The customer's address as the bank has it on file, without a look. */
export function useAddress(): AddressTask {
  const query = accountsApi.addresses.useRead()
  return { ...loadStateOf(query), isKnown: query.data !== undefined, address: query.data?.[0] }
}

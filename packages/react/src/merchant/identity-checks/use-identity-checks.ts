import type { IdentityOrder, IdentityOrderFilter } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The checks that a merchant has ordered. */
export interface IdentityChecksTask extends LoadState {
  /** Newest first, 1,000 at most. Undefined until the bank has answered. */
  readonly checks: readonly IdentityOrder[] | undefined
}

/** Reads the checks that a filter lets through. Those that are empty are none. */
export function useIdentityChecks(filter: IdentityOrderFilter = {}): IdentityChecksTask {
  const query = merchantApi.identityOrders.useRead(filter)
  // Of another question than before nothing is known yet.
  const now = { ...query, data: query.currentData }
  return { ...loadStateOf(now), checks: now.data }
}

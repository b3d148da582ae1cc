import type { IdentityOrder, IdentityOrderFilter } from '@sixpence/core/merchant'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { identityOrdersApi } from './identity-orders-api.ts'

/** The checks ordered by a merchant. */
export interface IdentityChecksTask extends LoadState {
  /** Newest first, at most 1,000. Undefined until loaded. */
  readonly checks: readonly IdentityOrder[] | undefined
}

/** Returns the checks that match a filter. Empty fields have no effect. */
export function useIdentityChecks(filter: IdentityOrderFilter = {}): IdentityChecksTask {
  const query = identityOrdersApi.identityOrders.useRead(filter)
  // The previous question's answer doesn't count.
  const now = { ...query, data: query.currentData }
  return { ...loadStateOf(now), checks: now.data }
}

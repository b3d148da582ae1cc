import type { IdentityOrder, IdentityOrderFilter } from '@sixpence/core/merchant'
import { currentStateOf, type LoadState } from '../store/index.ts'
import { identityOrdersApi } from './identity-orders-api.ts'

/** The checks ordered by a merchant, newest first, at most 1,000. */
export interface IdentityChecksTask extends LoadState<readonly IdentityOrder[]> {
  /** @deprecated Use `data`. */
  readonly checks: IdentityChecksTask['data']
}

/** Returns the checks that match a filter. Empty fields have no effect. */
export function useIdentityChecks(filter: IdentityOrderFilter = {}): IdentityChecksTask {
  const query = identityOrdersApi.identityOrders.useRead(filter)
  // The previous question's answer doesn't count.
  const state = currentStateOf(query)
  return { ...state, checks: state.data }
}

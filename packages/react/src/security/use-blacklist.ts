import type { BlacklistUser } from '@sixpence/core'
import { failureOf, loadStateOf, type Failure, type LoadState } from '../store/index.ts'
import { securityApi } from './security-api.ts'

/** The people whom the customer keeps away. */
export interface BlacklistTask extends LoadState {
  /** Newest first. Undefined until the bank has answered. */
  readonly users: readonly BlacklistUser[] | undefined
  /** Why somebody could not be taken off the list. */
  readonly changeFailure: Failure | undefined
  readonly forgetFailure: () => void
  readonly remove: (email: string) => void
}

/** The blacklist, without a look. */
export function useBlacklist(): BlacklistTask {
  const query = securityApi.useListBlacklistQuery()
  const [remove, removing] = securityApi.useDeleteFromBlacklistMutation()
  return {
    users: query.data,
    ...loadStateOf(query),
    changeFailure: failureOf(removing.error),
    forgetFailure: () => removing.reset(),
    remove: email => void remove(email),
  }
}

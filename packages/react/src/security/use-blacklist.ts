import type { BlacklistUser } from '@sixpence/core'
import { failureOf, type Failure } from '../store/index.ts'
import { securityApi } from './security-api.ts'

/** The people whom the customer keeps away. */
export interface BlacklistTask {
  /** Newest first. Undefined until the bank has answered. */
  readonly users: readonly BlacklistUser[] | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
  /** Why somebody could not be taken off the list. */
  readonly changeFailure: Failure | undefined
  readonly forgetFailure: () => void
  readonly remove: (email: string) => void
}

/** The blacklist, without a look. */
export function useBlacklist(): BlacklistTask {
  const { data, error, isFetching, refetch } = securityApi.useListBlacklistQuery()
  const [remove, removing] = securityApi.useDeleteFromBlacklistMutation()
  return {
    users: data,
    isLoading: isFetching && data === undefined,
    failure: failureOf(error),
    retry: () => void refetch(),
    changeFailure: failureOf(removing.error),
    forgetFailure: () => removing.reset(),
    remove: email => void remove(email),
  }
}

import type { BlacklistUser } from '@sixpence/core'
import { loadStateOf, useWrite, type Failure, type LoadState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** The people whom the customer has blocked. */
export interface BlacklistTask extends LoadState {
  /** Newest first. Undefined until the bank has answered. */
  readonly users: readonly BlacklistUser[] | undefined
  /** The reason why someone couldn't be taken off the list. */
  readonly changeFailure: Failure | undefined
  readonly forgetFailure: () => void
  readonly remove: (email: string) => void
}

/** Returns the blacklist, without a look. */
export function useBlacklist(): BlacklistTask {
  const query = securityApi.blacklist.useRead()
  const { write, failure, clear } = useWrite()
  return {
    users: query.data,
    ...loadStateOf(query),
    changeFailure: failure,
    forgetFailure: clear,
    remove: email => void write(securityApi.deleteFromBlacklist, { email }),
  }
}

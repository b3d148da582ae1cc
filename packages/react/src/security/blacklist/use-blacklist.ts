import type { BlacklistUser } from '@sixpence/core/security'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** The people whom the customer has blocked. */
export interface BlacklistTask extends LoadState {
  /** Newest first. Undefined until the bank has answered. */
  readonly users: readonly BlacklistUser[] | undefined
  readonly change: ChangeState
  readonly remove: (email: string) => void
}

/** Returns the blacklist, without a look. */
export function useBlacklist(): BlacklistTask {
  const query = securityApi.blacklist.useRead()
  const { write, ...change } = useWrite()
  return {
    users: query.data,
    ...loadStateOf(query),
    change,
    remove: email => void write(securityApi.deleteFromBlacklist, { email }),
  }
}

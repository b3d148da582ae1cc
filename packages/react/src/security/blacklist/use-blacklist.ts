import type { BlacklistUser } from '@sixpence/core/security'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** The people whom the customer has blocked, newest first. */
export interface BlacklistTask extends LoadState<readonly BlacklistUser[]> {
  /** @deprecated Use `data`. */
  readonly users: BlacklistTask['data']
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

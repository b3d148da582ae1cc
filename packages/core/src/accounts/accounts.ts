import type { Account } from '@sixpence/protocol'

/** The customer's accounts. Reached as `sixpence.accounts`. */
export interface Accounts {
  /** All of them with what is on them, in ascending order of status. */
  list(signal?: AbortSignal): Promise<readonly Account[]>
}

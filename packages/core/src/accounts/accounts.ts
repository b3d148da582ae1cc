import { listAccounts, type Account } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'
import { byStatus } from './account-rules.ts'

/** The customer's accounts. Reached as `sixpence.accounts`. */
export interface Accounts {
  /** All of them with what is on them, in ascending order of status. */
  list(signal?: AbortSignal): Promise<readonly Account[]>
}

/** Binds the calls about accounts to a bank. */
export function createAccounts(call: CallNamedMethod): Accounts {
  return {
    list: async signal => (await call(listAccounts, {}, { signal })).accounts.toSorted(byStatus),
  }
}

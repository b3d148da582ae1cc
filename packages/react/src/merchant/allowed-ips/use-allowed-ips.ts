import { CALL_MARKS, type AllowedIp } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useWrite, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The addresses from which a merchant's API keys may be used. */
export interface AllowedIpsTask extends LoadState {
  /** Newest first. Undefined until the bank has answered. */
  readonly ranges: readonly AllowedIp[] | undefined
  /** Whether the user may add, change and delete them. */
  readonly mayChange: boolean
  /** Switches one on or off, from the next request on. */
  readonly enable: (id: string, enabled: boolean) => void
  /** Why the last was not done. */
  readonly changeFailure: SixpenceError | undefined
  /** Forgets that failure. */
  readonly forgetFailure: () => void
}

/** The ranges of addresses, and what switches them. */
export function useAllowedIps(): AllowedIpsTask {
  const query = merchantApi.allowedIps.useRead()
  const { mayCall } = useUserRights()
  const { write, failure, clear } = useWrite()
  return {
    ...loadStateOf(query),
    ranges: query.data,
    mayChange: mayCall(CALL_MARKS.createAllowedIp),
    enable: (id, enabled) => void write(merchantApi.updateAllowedIp, { id, enabled }),
    changeFailure: failure,
    forgetFailure: clear,
  }
}

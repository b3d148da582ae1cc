import type { AllowedIp } from '@sixpence/core/merchant'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The IP addresses from which a merchant's API keys can be used, newest first. */
export interface AllowedIpsTask extends LoadState<readonly AllowedIp[]> {
  /** @deprecated Use `data`. */
  readonly ranges: AllowedIpsTask['data']
  /** True if the user may add, change and delete ranges. */
  readonly mayChange: boolean
  /** Switches a range on or off, from the next request on. */
  readonly enable: (id: string, enabled: boolean) => void
  readonly change: ChangeState
}

/** Returns the ranges of IP addresses and a function to switch them. */
export function useAllowedIps(): AllowedIpsTask {
  const query = merchantApi.allowedIps.useRead()
  const { mayCall } = useUserRights()
  const { write, ...change } = useWrite()
  return {
    ...loadStateOf(query),
    ranges: query.data,
    mayChange: mayCall(merchantApi.createAllowedIp),
    enable: (id, enabled) => void write(merchantApi.updateAllowedIp, { id, enabled }),
    change,
  }
}

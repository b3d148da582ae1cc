import type { IpnMessage } from '@sixpence/core/merchant'
import { useUserRights } from '../../start/index.ts'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The notifications to a merchant's single address, newest first. */
export interface IpnHistoryTask extends PagedState<readonly IpnMessage[]> {
  /** @deprecated Use `data`. */
  readonly messages: IpnHistoryTask['data']
  /** True if the user may confirm messages and send them again. */
  readonly mayChange: boolean
}

/** Returns the messages, 25 at a time. */
export function useIpnHistory(): IpnHistoryTask {
  const { mayCall } = useUserRights()
  const state = usePagedState(merchantApi.ipnMessages.usePages({}), 'items', { once: 'id' })
  return {
    ...state,
    messages: state.data,
    mayChange: mayCall(merchantApi.confirmIpn),
  }
}

import type { IpnMessage } from '@sixpence/core/merchant'
import { useUserRights } from '../../start/index.ts'
import { eachOnce, usePagedState, type PagedState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The notifications to a merchant's single address. */
export interface IpnHistoryTask extends PagedState {
  /** Newest first. Undefined until loaded. */
  readonly messages: readonly IpnMessage[] | undefined
  /** True if the user may confirm messages and send them again. */
  readonly mayChange: boolean
}

/** Returns the messages, 25 at a time. */
export function useIpnHistory(): IpnHistoryTask {
  const { mayCall } = useUserRights()
  const { pages, ...state } = usePagedState(merchantApi.ipnMessages.usePages({}))
  return {
    ...state,
    messages:
      pages &&
      eachOnce(
        pages.flatMap(({ items }) => items),
        'id',
      ),
    mayChange: mayCall(merchantApi.confirmIpn),
  }
}

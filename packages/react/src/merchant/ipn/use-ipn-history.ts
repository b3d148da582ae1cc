import { CALL_MARKS, type IpnMessage } from '@sixpence/core'
import { useUserRights } from '../../start/index.ts'
import { eachOnce, usePagedState, type PagedState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The notifications to a merchant's one address. */
export interface IpnHistoryTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly messages: readonly IpnMessage[] | undefined
  /** Whether the user may confirm them and send them again. */
  readonly mayChange: boolean
}

/** The messages, 25 at a time. */
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
    mayChange: mayCall(CALL_MARKS.confirmIpn),
  }
}

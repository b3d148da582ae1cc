import { CALL_MARKS, type Subscriber, type SubscriberFilter } from '@sixpence/core'
import { useUserRights } from '../../start/index.ts'
import { eachOnce, usePagedState, type PagedState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Which subscribers are shown. */
export type SubscriberQuestion = Pick<SubscriberFilter, 'email' | 'status'>

/** Who pays a merchant again and again. */
export interface SubscribersTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly subscribers: readonly Subscriber[] | undefined
  /** Whether the user may end a subscription. */
  readonly mayCancel: boolean
}

/** The subscribers, 50 at a time. */
export function useSubscribers(question: SubscriberQuestion): SubscribersTask {
  const { mayCall } = useUserRights()
  const { pages, ...state } = usePagedState(merchantApi.subscribers.usePages(question))
  return {
    ...state,
    subscribers:
      pages &&
      eachOnce(
        pages.flatMap(({ items }) => items),
        'subscriptionId',
      ),
    mayCancel: mayCall(CALL_MARKS.cancelSubscriber),
  }
}

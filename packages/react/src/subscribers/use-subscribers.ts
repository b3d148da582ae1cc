import type { Subscriber, SubscriberFilter } from '@sixpence/core/merchant'
import { useUserRights } from '../start/index.ts'
import { eachOnce, usePagedState, type PagedState } from '../store/index.ts'
import { subscribersApi } from './subscribers-api.ts'

/** The filter of the list. */
export type SubscriberQuestion = Pick<SubscriberFilter, 'email' | 'status'>

/** The subscribers of a merchant. */
export interface SubscribersTask extends PagedState {
  /** Newest first. Undefined until loaded. */
  readonly subscribers: readonly Subscriber[] | undefined
  /** True if the user may cancel a subscription. */
  readonly mayCancel: boolean
}

/** Returns the subscribers, 50 at a time. */
export function useSubscribers(question: SubscriberQuestion): SubscribersTask {
  const { mayCall } = useUserRights()
  const { pages, ...state } = usePagedState(subscribersApi.subscribers.usePages(question))
  return {
    ...state,
    subscribers:
      pages &&
      eachOnce(
        pages.flatMap(({ items }) => items),
        'subscriptionId',
      ),
    mayCancel: mayCall(subscribersApi.cancelSubscriber),
  }
}

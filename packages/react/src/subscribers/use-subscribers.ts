import type { Subscriber, SubscriberFilter } from '@sixpence/core/merchant'
import { useUserRights } from '../start/index.ts'
import { usePagedState, type PagedState } from '../store/index.ts'
import { subscribersApi } from './subscribers-api.ts'

/** The filter of the list. */
export type SubscriberQuestion = Pick<SubscriberFilter, 'email' | 'status'>

/** The subscribers of a merchant, newest first. */
export interface SubscribersTask extends PagedState<readonly Subscriber[]> {
  /** @deprecated Use `data`. */
  readonly subscribers: SubscribersTask['data']
  /** True if the user may cancel a subscription. */
  readonly mayCancel: boolean
}

/** Returns the subscribers, 50 at a time. */
export function useSubscribers(question: SubscriberQuestion): SubscribersTask {
  const { mayCall } = useUserRights()
  const state = usePagedState(subscribersApi.subscribers.usePages(question), 'items', {
    once: 'subscriptionId',
  })
  return {
    ...state,
    subscribers: state.data,
    mayCancel: mayCall(subscribersApi.cancelSubscriber),
  }
}

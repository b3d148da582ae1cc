export { Subscribers } from './subscribers.tsx'
export { useSubscribers } from './use-subscribers.ts'
export type { SubscriberQuestion, SubscribersTask } from './use-subscribers.ts'

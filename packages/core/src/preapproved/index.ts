export { preapproved } from './preapproved.ts'
export type { Preapproved } from './preapproved.ts'

export { PREAPPROVED_TYPES } from '@sixpence/protocol/preapproved'
export type {
  PreapprovedFault,
  PreapprovedFilter,
  PreapprovedItem,
  PreapprovedStatus,
  PreapprovedType,
} from '@sixpence/protocol/preapproved'
export {
  SUBSCRIPTION_FREQUENCIES,
  SUBSCRIPTION_TRANSACTIONS,
  subscriptionDays,
  subscriptionFault,
  subscriptionTerms,
} from '@sixpence/protocol/subscriptions'
export type {
  RequestedPlan,
  SubscriptionFault,
  SubscriptionFields,
  SubscriptionFrequency,
  SubscriptionPlan,
  SubscriptionTerms,
} from '@sixpence/protocol/subscriptions'

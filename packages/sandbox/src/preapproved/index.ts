export {
  SEED_SUBSCRIBERS,
  seedSubscribers,
  subscriberEntries,
} from './subscribers/seed-subscribers.ts'
export { subscriberHandlers } from './subscribers/subscriber-handlers.ts'
export { preapprovedHandlers } from './preapproved-handlers.ts'
export { createSubscriptionJob } from './run-job.ts'
export { endPreapproved } from './end-preapproved.ts'
export { listActive } from './list-active.ts'

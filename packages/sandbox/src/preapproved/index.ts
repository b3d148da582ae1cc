export { preapprovedHandlers } from './preapproved-handlers.ts'
export { createSubscriptionJob } from './run-job.ts'
export { endPreapproved } from './end-preapproved.ts'
export { listActive } from './list-active.ts'

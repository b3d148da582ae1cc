export { preapprovedHandlers } from './preapproved-handlers.ts'
export { createSubscriptionJob } from './run-job.ts'

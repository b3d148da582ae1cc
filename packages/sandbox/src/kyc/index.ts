export { kycHandlers } from './kyc-handlers.ts'
export { listApplications } from './review/list-applications.ts'
export { RETURN_REASON_CODES } from './review/return-reasons.ts'
export { reviewApplication } from './review/review-application.ts'

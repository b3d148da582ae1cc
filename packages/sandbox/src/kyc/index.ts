export { kycHandlers } from './kyc-handlers.ts'

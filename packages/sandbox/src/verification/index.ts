import { accountStatusHandlers } from './get-account-status.ts'
import { dueDiligenceHandlers } from './get-due-diligence.ts'
import { kycRequestHandlers } from './get-kyc-request.ts'
import { listLimitsHandlers } from './list-limits.ts'

export const verificationHandlers = {
  ...accountStatusHandlers,
  ...dueDiligenceHandlers,
  ...kycRequestHandlers,
  ...listLimitsHandlers,
}

import { allowedIpCalls } from './calls/allowed-ip-calls.ts'
import { apiKeyCalls } from './calls/api-key-calls.ts'
import { identityOrderCalls } from './calls/identity-order-calls.ts'
import { ipnCalls } from './calls/ipn-calls.ts'
import { logoCalls } from './calls/logo-calls.ts'
import { payByNameCalls } from './calls/pay-by-name-calls.ts'
import { reputationCalls } from './calls/reputation-calls.ts'
import { savedButtonCalls } from './calls/saved-button-calls.ts'
import { subscriberCalls } from './calls/subscriber-calls.ts'
import { takingsCalls } from './calls/takings-calls.ts'
import { webhookCalls } from './calls/webhook-calls.ts'
import { refundCalls } from './calls/refund-calls.ts'

/** The bank's calls about a merchant's tools, and about payments to them. */
export const merchantCalls: typeof apiKeyCalls &
  typeof webhookCalls &
  typeof allowedIpCalls &
  typeof ipnCalls &
  typeof reputationCalls &
  typeof identityOrderCalls &
  typeof savedButtonCalls &
  typeof logoCalls &
  typeof subscriberCalls &
  typeof takingsCalls &
  typeof payByNameCalls &
  typeof refundCalls = /* @__PURE__ */ (() => ({
  ...apiKeyCalls,
  ...webhookCalls,
  ...allowedIpCalls,
  ...ipnCalls,
  ...reputationCalls,
  ...identityOrderCalls,
  ...savedButtonCalls,
  ...logoCalls,
  ...subscriberCalls,
  ...takingsCalls,
  ...payByNameCalls,
  ...refundCalls,
}))()

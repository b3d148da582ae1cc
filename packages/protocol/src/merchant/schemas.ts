import { allowedIpSchemas } from './allowed-ips.ts'
import { apiKeySchemas } from './api-keys.ts'
import { integrationSchemas } from './integration.ts'
import { ipnSchemas } from './ipn.ts'
import { payByNameSchemas } from './pay-by-name.ts'
import { savedButtonSchemas } from './saved-buttons.ts'
import { identityOrderSchemas } from './identity-orders.ts'
import { refundSchemas } from './refunds.ts'
import { reputationSchemas } from './reputation.ts'
import { logoSchemas } from './logos/logo-schemas.ts'
import { subscriberSchemas } from './subscribers.ts'
import { takingsSchemas } from './takings.ts'
import { webhookSchemas } from './webhooks.ts'

export * from './allowed-ips.ts'
export * from './api-keys.ts'
export * from './integration.ts'
export * from './ipn.ts'
export * from './pay-by-name.ts'
export * from './saved-buttons.ts'
export * from './identity-orders.ts'
export * from './refunds.ts'
export * from './reputation.ts'
export * from './logos/logo-schemas.ts'
export * from './subscribers.ts'
export * from './takings.ts'
export * from './webhooks.ts'

/** The schemas of the calls, by their names. */
export const merchantSchemas = /* @__PURE__ */ (() => ({
  ...apiKeySchemas,
  ...webhookSchemas,
  ...allowedIpSchemas,
  ...integrationSchemas,
  ...ipnSchemas,
  ...payByNameSchemas,
  ...savedButtonSchemas,
  ...identityOrderSchemas,
  ...refundSchemas,
  ...reputationSchemas,
  ...logoSchemas,
  ...subscriberSchemas,
  ...takingsSchemas,
}))()

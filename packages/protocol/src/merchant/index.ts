import { withSchemas, type Methods } from '../method.ts'
import { merchantCalls } from './calls.ts'
import { merchantSchemas } from './schemas.ts'

export * from './allowed-ips.ts'
export * from './api-keys.ts'
export * from './calls.ts'
export * from './integration.ts'
export * from './ipn.ts'
export * from './pay-by-name.ts'
export * from './saved-buttons.ts'
export * from './logos/logo-rules.ts'
export * from './logos/logo-schemas.ts'
export * from './identity-orders.ts'
export * from './refund-calls.ts'
export * from './refund-methods.ts'
export * from './refunds.ts'
export * from './reputation.ts'
export * from './schemas.ts'
export * from './subscribers.ts'
export * from './takings.ts'
export * from './webhooks.ts'

/** The calls of `merchantCalls` with their schemas. */
export const merchantMethods: Methods<typeof merchantCalls, typeof merchantSchemas> =
  /* @__PURE__ */ withSchemas(merchantCalls, merchantSchemas)

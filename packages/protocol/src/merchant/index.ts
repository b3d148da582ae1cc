import { withSchemas, type Methods } from '../method.ts'
import { merchantCalls } from './calls.ts'
import { merchantSchemas } from './schemas.ts'

export * from './calls/allowed-ip-calls.ts'
export * from './calls/api-key-calls.ts'
export * from './calls/identity-order-calls.ts'
export * from './calls/ipn-calls.ts'
export * from './calls/logo-calls.ts'
export * from './calls/pay-by-name-calls.ts'
export * from './calls/reputation-calls.ts'
export * from './calls/saved-button-calls.ts'
export * from './calls/subscriber-calls.ts'
export * from './calls/takings-calls.ts'
export * from './calls/webhook-calls.ts'
export * from './calls.ts'
export * from './logos/logo-rules.ts'
export * from './refund-calls.ts'
export * from './refund-methods.ts'
export * from './schemas.ts'

/** The calls of `merchantCalls` with their schemas. */
export const merchantMethods: Methods<typeof merchantCalls, typeof merchantSchemas> =
  /* @__PURE__ */ withSchemas(merchantCalls, merchantSchemas)

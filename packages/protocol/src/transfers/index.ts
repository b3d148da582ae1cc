import { withSchemas, type Methods } from '../method.ts'
import { transferCalls } from './calls.ts'
import { transferSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'
export * from './bank-look-ups.ts'
export * from './rails.ts'
export * from './external-orders.ts'
export * from './external-ways.ts'
export * from './instant-keys.ts'
export * from './orders.ts'
export * from './payee-check.ts'
export * from './rehearsal.ts'
export * from './recent-transfers.ts'
export * from './saved-payees.ts'

export { EXTERNAL_KINDS, externalAction, type ExternalKind } from '../payment-kinds/index.ts'

/** The calls of `transferCalls` with their schemas. */
export const transferMethods: Methods<typeof transferCalls, typeof transferSchemas> =
  /* @__PURE__ */ withSchemas(transferCalls, transferSchemas)

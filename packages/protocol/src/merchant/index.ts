import { withSchemas, type Methods } from '../method.ts'
import { merchantCalls } from './calls.ts'
import { merchantSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './logos/logo-rules.ts'
export * from './refund-calls.ts'
export * from './refund-methods.ts'
export * from './schemas.ts'

/** The calls of `merchantCalls` with their schemas. */
export const merchantMethods: Methods<typeof merchantCalls, typeof merchantSchemas> =
  /* @__PURE__ */ withSchemas(merchantCalls, merchantSchemas)

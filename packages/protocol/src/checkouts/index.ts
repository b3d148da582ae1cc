import { withSchemas, type Methods } from '../method.ts'
import { checkoutCalls } from './calls.ts'
import { checkoutSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `checkoutCalls` with their schemas. */
export const checkoutMethods: Methods<typeof checkoutCalls, typeof checkoutSchemas> =
  /* @__PURE__ */ withSchemas(checkoutCalls, checkoutSchemas)

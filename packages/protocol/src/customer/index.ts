import { withSchemas, type Methods } from '../method.ts'
import { customerCalls } from './calls.ts'
import { customerSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `customerCalls` with their schemas. */
export const customerMethods: Methods<typeof customerCalls, typeof customerSchemas> =
  /* @__PURE__ */ withSchemas(customerCalls, customerSchemas)

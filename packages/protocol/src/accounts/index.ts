import { withSchemas, type Methods } from '../method.ts'
import { accountCalls } from './calls.ts'
import { accountSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `accountCalls` with their schemas. */
export const accountMethods: Methods<typeof accountCalls, typeof accountSchemas> =
  /* @__PURE__ */ withSchemas(accountCalls, accountSchemas)

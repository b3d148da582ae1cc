import { withSchemas, type Methods } from '../method.ts'
import { identityCheckCalls } from './calls.ts'
import { identityCheckSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `identityCheckCalls` with their schemas. */
export const identityCheckMethods: Methods<typeof identityCheckCalls, typeof identityCheckSchemas> =
  /* @__PURE__ */ withSchemas(identityCheckCalls, identityCheckSchemas)

import { withSchemas, type Methods } from '../method.ts'
import { securityCalls } from './calls.ts'
import { securitySchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `securityCalls` with their schemas. */
export const securityMethods: Methods<typeof securityCalls, typeof securitySchemas> =
  /* @__PURE__ */ withSchemas(securityCalls, securitySchemas)

import { withSchemas, type Methods } from '../method.ts'
import { legalCalls } from './calls.ts'
import { legalSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `legalCalls` with their schemas. */
export const legalMethods: Methods<typeof legalCalls, typeof legalSchemas> =
  /* @__PURE__ */ withSchemas(legalCalls, legalSchemas)

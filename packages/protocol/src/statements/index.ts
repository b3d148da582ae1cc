import { withSchemas, type Methods } from '../method.ts'
import { statementCalls } from './calls.ts'
import { statementSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `statementCalls` with their schemas. */
export const statementMethods: Methods<typeof statementCalls, typeof statementSchemas> =
  /* @__PURE__ */ withSchemas(statementCalls, statementSchemas)

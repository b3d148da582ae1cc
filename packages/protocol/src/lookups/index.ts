import { withSchemas, type Methods } from '../method.ts'
import { lookupCalls } from './calls.ts'
import { lookupSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `lookupCalls` with their schemas. */
export const lookupMethods: Methods<typeof lookupCalls, typeof lookupSchemas> =
  /* @__PURE__ */ withSchemas(lookupCalls, lookupSchemas)

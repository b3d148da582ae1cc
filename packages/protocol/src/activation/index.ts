import { withSchemas, type Methods } from '../method.ts'
import { activationCalls } from './calls.ts'
import { activationSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `activationCalls` with their schemas. */
export const activationMethods: Methods<typeof activationCalls, typeof activationSchemas> =
  /* @__PURE__ */ withSchemas(activationCalls, activationSchemas)

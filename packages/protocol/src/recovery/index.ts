import { withSchemas, type Methods } from '../method.ts'
import { recoveryCalls } from './calls.ts'
import { recoverySchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `recoveryCalls` with their schemas. */
export const recoveryMethods: Methods<typeof recoveryCalls, typeof recoverySchemas> =
  /* @__PURE__ */ withSchemas(recoveryCalls, recoverySchemas)

import { withSchemas, type Methods } from '../method.ts'
import { accessCalls } from './calls.ts'
import { accessSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'
export * from './access-right.ts'
export * from '../staff-act-kinds.ts'

/** The calls of `accessCalls` with their schemas. */
export const accessMethods: Methods<typeof accessCalls, typeof accessSchemas> =
  /* @__PURE__ */ withSchemas(accessCalls, accessSchemas)

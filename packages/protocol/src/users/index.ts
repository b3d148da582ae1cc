import { withSchemas, type Methods } from '../method.ts'
import { userCalls } from './calls.ts'
import { userSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `userCalls` with their schemas. */
export const userMethods: Methods<typeof userCalls, typeof userSchemas> =
  /* @__PURE__ */ withSchemas(userCalls, userSchemas)

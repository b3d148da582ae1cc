export type { Device } from '../devices/index.ts'
import { withSchemas, type Methods } from '../method.ts'
import { signInCalls } from './calls.ts'
import { signInSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'
export * from './access-token.ts'

/** The calls of `signInCalls` with their schemas. */
export const signInMethods: Methods<typeof signInCalls, typeof signInSchemas> =
  /* @__PURE__ */ withSchemas(signInCalls, signInSchemas)

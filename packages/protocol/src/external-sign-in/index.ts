import { withSchemas, type Methods } from '../method.ts'
import { externalSignInCalls } from './calls.ts'
import { externalSignInSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `externalSignInCalls` with their schemas. */
export const externalSignInMethods: Methods<
  typeof externalSignInCalls,
  typeof externalSignInSchemas
> = /* @__PURE__ */ withSchemas(externalSignInCalls, externalSignInSchemas)

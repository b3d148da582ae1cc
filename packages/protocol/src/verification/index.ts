import { withSchemas, type Methods } from '../method.ts'
import { verificationCalls } from './calls.ts'
import { verificationSchemas } from './schemas.ts'

export * from './account-status.ts'
export * from './calls.ts'
export * from './limits.ts'
export * from './requirements.ts'
export * from './schemas.ts'

/** The calls of `verificationCalls` with their schemas. */
export const verificationMethods: Methods<typeof verificationCalls, typeof verificationSchemas> =
  /* @__PURE__ */ withSchemas(verificationCalls, verificationSchemas)

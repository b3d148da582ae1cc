import { withSchemas, type Methods } from '../method.ts'
import { approvalCalls } from './calls.ts'
import { approvalSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `approvalCalls` with their schemas. */
export const approvalMethods: Methods<typeof approvalCalls, typeof approvalSchemas> =
  /* @__PURE__ */ withSchemas(approvalCalls, approvalSchemas)

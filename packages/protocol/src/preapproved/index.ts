import { withSchemas, type Methods } from '../method.ts'
import { preapprovedCalls } from './calls.ts'
import { preapprovedSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `preapprovedCalls` with their schemas. */
export const preapprovedMethods: Methods<typeof preapprovedCalls, typeof preapprovedSchemas> =
  /* @__PURE__ */ withSchemas(preapprovedCalls, preapprovedSchemas)

import { withSchemas, type Methods } from '../method.ts'
import { kycCalls } from './calls.ts'
import { kycSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './kyc-faults.ts'
export * from './kyc-fields.ts'
export * from './schemas.ts'

/** The calls of `kycCalls` with their schemas. */
export const kycMethods: Methods<typeof kycCalls, typeof kycSchemas> = /* @__PURE__ */ withSchemas(
  kycCalls,
  kycSchemas,
)

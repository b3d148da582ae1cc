import { withSchemas, type Methods } from '../method.ts'
import { signatureCalls } from './calls.ts'
import { signatureSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `signatureCalls` with their schemas. */
export const signatureMethods: Methods<typeof signatureCalls, typeof signatureSchemas> =
  /* @__PURE__ */ withSchemas(signatureCalls, signatureSchemas)

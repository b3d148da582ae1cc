import { withSchemas, type Methods } from '../method.ts'
import { documentCalls } from './calls.ts'
import { documentSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './document-categories.ts'
export * from './document-dates.ts'
export * from './document-names.ts'
export * from './document-status.ts'
export * from './schemas.ts'
export * from './uploaded-document.ts'

/** The calls of `documentCalls` with their schemas. */
export const documentMethods: Methods<typeof documentCalls, typeof documentSchemas> =
  /* @__PURE__ */ withSchemas(documentCalls, documentSchemas)

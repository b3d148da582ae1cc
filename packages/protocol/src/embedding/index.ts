import { withSchemas, type Methods } from '../method.ts'
import { embeddingCalls } from './calls.ts'
import { embeddingSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `embeddingCalls` with their schemas. */
export const embeddingMethods: Methods<typeof embeddingCalls, typeof embeddingSchemas> =
  /* @__PURE__ */ withSchemas(embeddingCalls, embeddingSchemas)

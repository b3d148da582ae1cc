import { methodsOf, type Methods } from '../method.ts'
import { embeddingCalls } from './calls.ts'
import { embeddingDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export type { Embedder } from './schemas.ts'

/** The calls of `embeddingCalls` with their decoders. */
export const embeddingMethods: Methods<typeof embeddingCalls, typeof embeddingDecoders> =
  /* @__PURE__ */ methodsOf(embeddingCalls, embeddingDecoders)

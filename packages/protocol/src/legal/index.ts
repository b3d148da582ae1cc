import { methodsOf, type Methods } from '../method.ts'
import { legalCalls } from './calls.ts'
import { legalDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { Agreement, RegulatedEntity } from './schemas.ts'

/** The calls of `legalCalls` with their decoders. */
export const legalMethods: Methods<typeof legalCalls, typeof legalDecoders> =
  /* @__PURE__ */ methodsOf(legalCalls, legalDecoders)

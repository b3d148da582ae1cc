import { methodsOf, type Methods } from '../method.ts'
import { preapprovedCalls } from './calls.ts'
import { preapprovedDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { PreapprovedItem, PreapprovedFilter } from './schemas.ts'

/** The calls of `preapprovedCalls` with their decoders. */
export const preapprovedMethods: Methods<typeof preapprovedCalls, typeof preapprovedDecoders> =
  /* @__PURE__ */ methodsOf(preapprovedCalls, preapprovedDecoders)

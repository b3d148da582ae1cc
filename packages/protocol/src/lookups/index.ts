import { methodsOf, type Methods } from '../method.ts'
import { lookupCalls } from './calls.ts'
import { lookupDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { CheckedUrl, UrlStatus, AddressSuggestion, FoundAddress } from './schemas.ts'

/** The calls of `lookupCalls` with their decoders. */
export const lookupMethods: Methods<typeof lookupCalls, typeof lookupDecoders> =
  /* @__PURE__ */ methodsOf(lookupCalls, lookupDecoders)

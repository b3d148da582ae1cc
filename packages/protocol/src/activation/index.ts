import { methodsOf, type Methods } from '../method.ts'
import { activationCalls } from './calls.ts'
import { activationDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'

/** The calls of `activationCalls` with their decoders. */
export const activationMethods: Methods<typeof activationCalls, typeof activationDecoders> =
  /* @__PURE__ */ methodsOf(activationCalls, activationDecoders)

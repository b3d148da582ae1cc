import { methodsOf, type Methods } from '../method.ts'
import { identityCheckCalls } from './calls.ts'
import { identityCheckDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { IdentityCheck, IdentityCheckState } from './schemas.ts'

/** The calls of `identityCheckCalls` with their decoders. */
export const identityCheckMethods: Methods<
  typeof identityCheckCalls,
  typeof identityCheckDecoders
> = /* @__PURE__ */ methodsOf(identityCheckCalls, identityCheckDecoders)

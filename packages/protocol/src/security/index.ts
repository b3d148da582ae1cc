import { methodsOf, type Methods } from '../method.ts'
import { securityCalls } from './calls.ts'
import { securityDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { BlacklistUser, IpAccess, LoginEntry, TwoStepModes } from './schemas.ts'

/** The calls of `securityCalls` with their decoders. */
export const securityMethods: Methods<typeof securityCalls, typeof securityDecoders> =
  /* @__PURE__ */ methodsOf(securityCalls, securityDecoders)

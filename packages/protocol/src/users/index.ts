import { methodsOf, type Methods } from '../method.ts'
import { userCalls } from './calls.ts'
import { userDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { BusinessUser } from './schemas.ts'

/** The calls of `userCalls` with their decoders. */
export const userMethods: Methods<typeof userCalls, typeof userDecoders> =
  /* @__PURE__ */ methodsOf(userCalls, userDecoders)

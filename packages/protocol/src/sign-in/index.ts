export type { Device } from '../devices/index.ts'
import { methodsOf, type Methods } from '../method.ts'
import { signInCalls } from './calls.ts'
import { signInDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { AccessTokenPayload } from './access-token.ts'
export type { AuthFlow, AuthRefusal, Tokens, AuthProfile, MigrationAnswer } from './schemas.ts'

/** The calls of `signInCalls` with their decoders. */
export const signInMethods: Methods<typeof signInCalls, typeof signInDecoders> =
  /* @__PURE__ */ methodsOf(signInCalls, signInDecoders)

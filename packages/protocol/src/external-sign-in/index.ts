import { methodsOf, type Methods } from '../method.ts'
import { externalSignInCalls } from './calls.ts'
import { externalSignInDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export type { ExternalQuestion, ExternalConsent } from './schemas.ts'

/** The calls of `externalSignInCalls` with their decoders. */
export const externalSignInMethods: Methods<
  typeof externalSignInCalls,
  typeof externalSignInDecoders
> = /* @__PURE__ */ methodsOf(externalSignInCalls, externalSignInDecoders)

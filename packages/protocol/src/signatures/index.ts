import { methodsOf, type Methods } from '../method.ts'
import { signatureCalls } from './calls.ts'
import { signatureDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { SignData, Signature } from './schemas.ts'

/** The calls of `signatureCalls` with their decoders. */
export const signatureMethods: Methods<typeof signatureCalls, typeof signatureDecoders> =
  /* @__PURE__ */ methodsOf(signatureCalls, signatureDecoders)

import { methodsOf, type Methods } from '../method.ts'
import { recoveryCalls } from './calls.ts'
import { recoveryDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { RecoveryStatus } from './schemas.ts'

/** The calls of `recoveryCalls` with their decoders. */
export const recoveryMethods: Methods<typeof recoveryCalls, typeof recoveryDecoders> =
  /* @__PURE__ */ methodsOf(recoveryCalls, recoveryDecoders)

import { methodsOf, type Methods } from '../method.ts'
import { verificationCalls } from './calls.ts'
import { verificationDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './limits.ts'
export type { RequirementFacts, AccountStatusFacts } from './account-status.ts'
export type { RequestedKind, LimitReasonInfo, RequirementDocument } from './requirements.ts'
export type { CustomerKycRequest, DueDiligenceInfo } from './schemas.ts'

/** The calls of `verificationCalls` with their decoders. */
export const verificationMethods: Methods<typeof verificationCalls, typeof verificationDecoders> =
  /* @__PURE__ */ methodsOf(verificationCalls, verificationDecoders)

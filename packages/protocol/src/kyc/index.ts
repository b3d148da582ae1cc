import { methodsOf, type Methods } from '../method.ts'
import { kycCalls } from './calls.ts'
import { kycDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export { kycCustomerInfoDecoder } from './decoders.gen.ts'
export * from './kyc-faults.ts'
export * from './kyc-fields.ts'
export type { DueDiligenceAnswer, DueDiligenceProposal, KycCustomerInfo } from './schemas.ts'

/** The calls of `kycCalls` with their decoders. */
export const kycMethods: Methods<typeof kycCalls, typeof kycDecoders> = /* @__PURE__ */ methodsOf(
  kycCalls,
  kycDecoders,
)

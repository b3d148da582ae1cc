import { methodsOf, type Methods } from '../method.ts'
import { accessCalls } from './calls.ts'
import { accessDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './access-right.ts'
export * from '../staff-act-kinds.ts'
export * from './facts.ts'
export { ipPrivacyDecoder } from './decoders.gen.ts'
export type {
  FoundCustomer,
  IpPrivacy,
  IpInfo,
  RepresentativeTax,
  StaffAct,
  AccessInfo,
  AccessListEntry,
} from './schemas.ts'

/** The calls of `accessCalls` with their decoders. */
export const accessMethods: Methods<typeof accessCalls, typeof accessDecoders> =
  /* @__PURE__ */ methodsOf(accessCalls, accessDecoders)

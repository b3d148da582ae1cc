export type { Access, StaffActPage } from './access.ts'
export { createActing } from './acting.ts'
export type { Acting, ActingHandle, ActingState } from './acting.ts'
export { access } from './create-access.ts'
export { isPermitted, mayBegin, mayBeginOneOf } from './may-begin.ts'
export type { UserRights } from './may-begin.ts'
export { isStaffActing, mayCall } from './may-call.ts'
export type { CallerFacts, CallMarks } from './may-call.ts'
export { permissionsOf } from './permissions.ts'
export { positionOf } from './position.ts'
export type { Position } from './position.ts'
export { rightAllows, SELECTABLE_RIGHTS } from './right-allows.ts'
export { ROLE_RULES, roleOf } from './role.ts'
export type { Role, RoleFacts } from './role.ts'
export { showsBalance } from './shows-balance.ts'
export { followSubject, subjectOf } from './subject.ts'

export {
  ACCESS_RIGHT,
  CUSTOMER_SEARCH_FIELDS,
  RIGHT_ALLOWS,
  STAFF_ACT_KINDS,
  SHORTEST_SEARCH,
  STAFF_REASON_FIELDS,
  STAFF_REASON_LENGTH,
} from '@sixpence/protocol/access'
export type {
  AccessInfo,
  AccessListEntry,
  AccessRight,
  FoundCustomer,
  IpInfo,
  IpPrivacy,
  RepresentativeTax,
  StaffAct,
  StaffActKind,
  StaffActResult,
} from '@sixpence/protocol/access'

export { ACCESS_RIGHT, hasRight, RIGHT_ALLOWS } from './access-right.ts'
export type { AccessRight } from './access-right.ts'
export {
  addRepresentative,
  BUSINESS_USER_STATES,
  businessUserSchema,
  confirmAccessRights,
  deleteRepresentative,
  listBusinessUsers,
  updateAccessRights,
} from './business-users.ts'
export type { BusinessUser, BusinessUserState } from './business-users.ts'
export { searchCustomers } from './customer-search.ts'
export type { FoundCustomer } from './customer-search.ts'
export { getIpInfo, ipPrivacySchema } from './ip-info.ts'
export type { IpInfo, IpPrivacy } from './ip-info.ts'
export { getRepresentativeTax } from './representative-tax.ts'
export type { RepresentativeTax } from './representative-tax.ts'
export {
  beginStaffAccess,
  listStaffActs,
  STAFF_ACT_KINDS,
  STAFF_ACT_RESULTS,
  STAFF_REASON_LENGTH,
  staffActSchema,
} from './staff-access.ts'
export type { StaffAct, StaffActKind, StaffActResult } from './staff-access.ts'
export { acceptTerms } from './terms.ts'
export {
  accessInfoSchema,
  accessListEntrySchema,
  getAccessInfo,
  listAccesses,
} from './user-access.ts'
export type { AccessInfo, AccessListEntry } from './user-access.ts'

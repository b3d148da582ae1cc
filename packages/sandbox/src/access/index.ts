import { acceptTermsHandlers } from './standing/accept-terms.ts'
import { getAccessInfoHandlers } from './get-access-info.ts'
import { getIpInfoHandlers } from './get-ip-info.ts'
import { getRepresentativeTaxHandlers } from './get-representative-tax.ts'
import { listAccessesHandlers } from './list-accesses.ts'
import { listStaffActsHandlers } from './staff/list-staff-acts.ts'
import { searchCustomersHandlers } from './staff/search-customers.ts'
import { staffAccessHandlers } from './staff/staff-access.ts'

export { actedFor } from './acted-for.ts'
export { answerRefusal, asCaller, fileAnswer, readSent, restAnswer } from './as-caller.ts'
export type { RestRequest } from './as-caller.ts'
export { asNamed, callId } from './call-id.ts'
export { asActingFor, asFormer, asThemselves, callerFor } from './caller-for.ts'
export { checkOutflow } from './standing/check-outflow.ts'
export type { Payable } from './standing/owed-to-bank.ts'
export { lockUserRights, readUserRights } from './standing/lock-user-rights.ts'
export type { LockedUserRights } from './standing/lock-user-rights.ts'
export { changeAccess, grantAccess } from './grant-access.ts'
export type { Grant } from './grant-access.ts'
export { oldWebsite } from './old-web-page.ts'
export { listActs } from './staff/list-acts.ts'
export { inviteRepresentative, isInvited } from './invite-representative.ts'
export { setCustomerFlags } from './standing/set-customer-flags.ts'
export type { CustomerFlags } from './standing/set-customer-flags.ts'
export { OWNERS_PERMISSIONS, permissionsOf } from './standing/permissions.ts'
export { readingStaff, recordingStaff } from './staff/staff-record.ts'
export type { MaybeStaffCall, StaffOutcome } from './staff/staff-record.ts'
export { writingDown } from './staff/writing-down.ts'

export const accessHandlers = {
  ...acceptTermsHandlers,
  ...staffAccessHandlers,
  ...getAccessInfoHandlers,
  ...getIpInfoHandlers,
  ...getRepresentativeTaxHandlers,
  ...listAccessesHandlers,
  ...listStaffActsHandlers,
  ...searchCustomersHandlers,
}

import { acceptTermsHandlers } from './accept-terms.ts'
import { getAccessInfoHandlers } from './get-access-info.ts'
import { getIpInfoHandlers } from './get-ip-info.ts'
import { getRepresentativeTaxHandlers } from './get-representative-tax.ts'
import { listAccessesHandlers } from './list-accesses.ts'
import { listStaffActsHandlers } from './list-staff-acts.ts'
import { searchCustomersHandlers } from './search-customers.ts'
import { staffAccessHandlers } from './staff-access.ts'

export { actedFor } from './acted-for.ts'
export { answerRefusal, asCaller, fileAnswer, restAnswer } from './as-caller.ts'
export { callId } from './call-id.ts'
export { asThemselves, callerFor } from './caller-for.ts'
export { holdStandings } from './hold-standings.ts'
export type { HeldStandings } from './hold-standings.ts'
export { changeAccess, grantAccess } from './grant-access.ts'
export type { Grant } from './grant-access.ts'
export { oldWebPage } from './old-web-page.ts'
export { listActs } from './list-acts.ts'
export { inviteRepresentative, isInvited } from './invite-representative.ts'
export { setStanding } from './set-standing.ts'
export type { Standing } from './set-standing.ts'
export { OWNERS_PERMISSIONS, permissionsOf } from './permissions.ts'
export { recordingStaff } from './staff-record.ts'
export type { StaffOutcome } from './staff-record.ts'
export { writingDown } from './writing-down.ts'

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

import { accessMethods, type NamedMethod } from '@sixpence/protocol/schemas'
import { type Refusal, refuse } from '../../http/index.ts'

type Marks = Pick<NamedMethod, 'staff' | 'fourEyes'>

/** The call of staff, and facts about the customer it is for. */
export interface StaffCall extends Marks {
  readonly name: string
  /** True if the named customer is staff too. */
  readonly isColleague: boolean
  /** True if this session has a reason to act for the customer. */
  readonly hasReason: boolean
}

/** Returns why staff may not make a call for a customer; undefined if they may. */
export function refuseStaff({
  name,
  staff,
  fourEyes,
  isColleague,
  hasReason,
}: StaffCall): Refusal | undefined {
  if (isColleague) return refuse.noAccess('Staff do not act for one another.')
  const refusal = refuseMark({ staff, fourEyes })
  if (refusal) return refusal
  if (hasReason || name === accessMethods.beginStaffAccess.name) return undefined
  const description = 'Say first why you act for this customer.'
  return refuse.accessDenied(description, { fields: [{ param: 'reason', description }] })
}

/** Like `refuseStaff`, but judges only the mark of the call. */
export function refuseMark({ staff, fourEyes }: Marks): Refusal | undefined {
  if (staff === 'sees' || staff === 'helps') return undefined
  if (staff === 'two') {
    if (fourEyes) return undefined
    return refuse.accessDenied('A second administrator has to confirm this, and nobody can yet.')
  }
  return refuse.accessDenied('Staff never do this for a customer.')
}

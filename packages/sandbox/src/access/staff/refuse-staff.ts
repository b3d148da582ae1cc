import { accessMethods, type NamedMethod } from '@sixpence/protocol'
import { type Refusal, refuse } from '../../http/index.ts'

type Marks = Pick<NamedMethod, 'staff' | 'fourEyes'>

/** What staff ask for, and for whom. */
export interface StaffCall extends Marks {
  readonly name: string
  /** Whom the call names is staff too. */
  readonly isColleague: boolean
  /** Why they act for the customer has been said in this session. */
  readonly hasReason: boolean
}

/** Answers why staff may not make a call for a customer; undefined where they may. */
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

/** As `refuseStaff`, by the mark of the call alone. */
export function refuseMark({ staff, fourEyes }: Marks): Refusal | undefined {
  if (staff === 'sees' || staff === 'helps') return undefined
  if (staff === 'two') {
    if (fourEyes) return undefined
    return refuse.accessDenied('A second administrator has to confirm this, and nobody can yet.')
  }
  return refuse.accessDenied('Staff never do this for a customer.')
}

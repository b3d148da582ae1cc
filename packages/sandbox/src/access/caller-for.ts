import { hasPermission, type MethodPermission, type Permissions } from '@sixpence/protocol'
import { accessMethods, type NamedMethod } from '@sixpence/protocol/schemas'
import type { Caller, SignedIn } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { type Refusal, refuse } from '../http/index.ts'
import { refuseMark, refuseStaff } from './staff/refuse-staff.ts'
import { checkOutflow } from './standing/check-outflow.ts'
import type { Payable } from './standing/owed-to-bank.ts'
import { readUserRights } from './standing/lock-user-rights.ts'
import { OWNERS_PERMISSIONS, permissionsOf } from './standing/permissions.ts'
import {
  reaches,
  type UserRights,
  userRightsIn,
  type UserRightsRow,
} from './standing/user-rights.ts'
import { termsOwedBy } from './standing/terms-owed.ts'

/** The call, and the customer it is for. */
interface CallTarget {
  readonly method: Pick<
    NamedMethod,
    'name' | 'needs' | 'permission' | 'staff' | 'fourEyes' | 'subAccount'
  > &
    Partial<Pick<NamedMethod, 'key' | 'outflow'>>
  /** Undefined when the call names nobody. */
  readonly customerId: string | undefined
  /** The input that may name what the call pays. */
  readonly pays?: Payable | undefined
  /** True if the call is recorded as an act of staff. */
  readonly isWritten: boolean
}

/**
 * Returns the caller and the customer whom the call is for.
 *
 * @throws {Refusal} `ENOA` when the person may not act for the customer, `TE` while they have terms
 *   to accept, `13` when their right doesn't cover the method, they hold none of the flags that
 *   allow it, or it isn't for sub-accounts; for staff, when its mark doesn't allow it; `ENOA` also
 *   when nothing may leave the customer.
 */
export async function callerFor(
  signedIn: SignedIn,
  { method, customerId, isWritten, pays }: CallTarget,
  sql: Sql,
): Promise<Caller> {
  const actsFor = customerId ?? signedIn.customerId
  const rights = await userRightsOf(signedIn, actsFor, sql)
  if (!rights) throw refuse.noAccess()
  if (rights.owesTerms && method.name !== accessMethods.acceptTerms.name) {
    const terms = await termsOwedBy(signedIn.customerId, sql)
    throw refuse.termsPending(terms)
  }
  const refusal = refusalFor(rights, method)
  if (refusal) throw refusal
  await checkOutflow(sql, { ...outflowNow(method), pays }, actsFor)
  // Staff do nothing without a record.
  if (isOfStaff(rights, method) && !isWritten) throw new Error(`${method.name} has no line`)
  const isOwn = method.needs === 'own' || method.needs === 'admin'
  return {
    ...signedIn,
    customerId: isOwn ? signedIn.customerId : actsFor,
    actsFor,
    ownCustomerId: signedIn.customerId,
    right: rights.right,
    permissions: permissionsOf(rights.permissions),
    seesBalance: reaches(rights, 'read'),
    isStaff: rights.isStaff,
  }
}

/** Somebody who acts for themselves and can't name anybody else. */
export const asThemselves = (signedIn: SignedIn): Caller => ({
  ...signedIn,
  actsFor: signedIn.customerId,
  ownCustomerId: signedIn.customerId,
  right: 'full',
  permissions: permissionsOf(OWNERS_PERMISSIONS),
  seesBalance: true,
  isStaff: false,
})

/** Somebody who may no longer act for a customer, but may see the outcome of their earlier acts. */
export const asFormer = (signedIn: SignedIn, actsFor: string): Caller => ({
  ...asThemselves(signedIn),
  customerId: actsFor,
  actsFor,
  right: 'none',
  permissions: permissionsOf([]),
  seesBalance: false,
})

/**
 * Returns somebody who acts for a customer outside of calls, e.g. while the bank is seeded, with
 * their rights.
 *
 * @throws {Refusal} `ENOA` when they may not act for the customer.
 */
export async function asActingFor(signedIn: SignedIn, actsFor: string, sql: Sql): Promise<Caller> {
  const own = signedIn.customerId
  const rights = (await readUserRights({ sql, caller: { customerId: actsFor } }, [own])).of(own)
  if (!rights) throw refuse.noAccess()
  return {
    ...asThemselves(signedIn),
    customerId: actsFor,
    actsFor,
    right: rights.right,
    permissions: permissionsOf(rights.permissions),
    seesBalance: reaches(rights, 'read'),
  }
}

/** Refused in the same way if the customer doesn't exist, so that it doesn't reveal which. */
interface CallerRights extends UserRights {
  readonly isAdmin: boolean
  readonly owesTerms: boolean
  /** An administrator acts for someone else. */
  readonly isStaff: boolean
  readonly isColleague: boolean
  readonly hasReason: boolean
}

interface CallerRow extends UserRightsRow {
  exists: boolean
  owesTerms: boolean
  isColleague: boolean | null
  hasReason: boolean
}

async function userRightsOf(
  { customerId: own, sessionId }: SignedIn,
  actsFor: string,
  sql: Sql,
): Promise<CallerRights | undefined> {
  const [row] = await sql<CallerRow & Record<string, unknown>>`
    select own.is_admin as "isAdmin", own.acts_for_others as "actsForOthers",
      exists (select from required_term where customer_id = own.id and accepted_at is null) as "owesTerms",
      other.id is not null as exists, other.is_admin as "isColleague",
      exists (select from staff_access s where s.session_id = ${sessionId}
        and s.staff_id = own.id and s.customer_id = ${actsFor}) as "hasReason",
      a.access_right as "rightId", a.permissions as granted, a.sees_balance as "seesBalance"
    from customer own
      left join customer other on other.id = ${actsFor}
      left join access_in_force a on a.user_id = own.id and a.customer_id = ${actsFor}
    where own.id = ${own}`
  if (!row?.exists) return undefined
  const isOwn = actsFor === own
  const rights = userRightsIn(row, isOwn)
  if (!rights) return undefined
  const { isAdmin, owesTerms, hasReason } = row
  const isColleague = row.isColleague === true
  return { ...rights, isAdmin, owesTerms, isStaff: isAdmin && !isOwn, isColleague, hasReason }
}

// Outflow by a payment is checked where the money moves: a repetition gets the first answer again.
const outflowNow = ({ key = 'none', outflow }: CallTarget['method']) => ({
  outflow: key === 'none' ? outflow : undefined,
})

const isOfStaff = ({ isStaff }: CallerRights, { needs }: CallTarget['method']): boolean =>
  isStaff || needs === 'admin'

const refusalFor = (rights: CallerRights, method: CallTarget['method']): Refusal | undefined =>
  rightRefusal(rights, method) ?? subAccountRefusal(rights, method)

function rightRefusal(rights: CallerRights, method: CallTarget['method']): Refusal | undefined {
  if (method.needs === 'admin' && !rights.isAdmin) return notAllowed()
  if (rights.isStaff) return refuseStaff({ ...method, ...rights })
  if (method.needs === 'admin') return refuseMark(method)
  if (method.needs !== 'own' && !reaches(rights, method.needs)) return notAllowed()
  if (isPermitted(permissionsOf(rights.permissions), method.permission)) return undefined
  return refuse.accessDenied('Your permissions do not include this.')
}

/** Whatever the right of a sub-account: some things are its owner's, some are its own. */
function subAccountRefusal(
  { permissions }: CallerRights,
  { subAccount }: CallTarget['method'],
): Refusal | undefined {
  const isSubAccount = permissions.includes('settlementAccount')
  if (subAccount === 'never' && isSubAccount) {
    return refuse.accessDenied('A sub-account leaves this to its owner.')
  }
  if (subAccount === 'only' && !isSubAccount) {
    return refuse.accessDenied('This is for sub-accounts.')
  }
  return undefined
}

// For the user who began the payment, this is checked where the payment is read.
const isPermitted = (permissions: Permissions, needed: MethodPermission): boolean =>
  needed === 'ofPayment' ||
  needed.length === 0 ||
  needed.some(action => hasPermission(permissions, action))

const notAllowed = () => refuse.accessDenied('Your access does not allow this.')

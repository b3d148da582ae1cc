import {
  acceptTerms,
  hasPermission,
  hasRight,
  type MethodNeed,
  type MethodPermission,
  type NamedMethod,
  type Permissions,
} from '@sixpence/protocol'
import type { Caller, SignedIn } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { Refusal } from '../http/index.ts'
import { OWNERS_PERMISSIONS, permissionsOf } from './permissions.ts'
import { type Standing, standingIn, type StandingRow } from './standing.ts'
import { termsOwedBy } from './terms-owed.ts'

/** What is asked, and for whom. */
interface Asked {
  readonly method: Pick<NamedMethod, 'name' | 'needs' | 'permission'>
  /** Undefined when the call names nobody. */
  readonly customerId: string | undefined
}

/**
 * Tells who asks and on whom the call acts.
 *
 * @throws {Refusal} `ENOA` when the person may not act for the customer, `TE` while they have terms
 *   to agree to, `13` when their right does not reach as far as the method, or they hold none of
 *   the flags that open it.
 */
export async function callerFor(
  signedIn: SignedIn,
  { method, customerId }: Asked,
  sql: Sql,
): Promise<Caller> {
  const actsFor = customerId ?? signedIn.customerId
  const standing = await standingOf(signedIn, actsFor, sql)
  if (!standing) throw noAccess()
  if (standing.owesTerms && method.name !== acceptTerms.name) {
    const terms = await termsOwedBy(signedIn.customerId, sql)
    throw new Refusal('TE', 'There are terms to agree to.', { terms })
  }
  if (!allows(standing, method.needs)) throw new Refusal('13', 'Your access does not allow this.')
  const permissions = permissionsOf(standing.permissions)
  if (!isPermitted(permissions, method.permission)) {
    throw new Refusal('13', 'Your permissions do not include this.')
  }
  const isOwn = method.needs === 'own' || method.needs === 'admin'
  return {
    ...signedIn,
    customerId: isOwn ? signedIn.customerId : actsFor,
    actsFor,
    ownCustomerId: signedIn.customerId,
    right: standing.right,
    permissions,
  }
}

/** Somebody who asks about themselves and can name nobody else. */
export const asThemselves = (signedIn: SignedIn): Caller => ({
  ...signedIn,
  actsFor: signedIn.customerId,
  ownCustomerId: signedIn.customerId,
  right: 'full',
  permissions: permissionsOf(OWNERS_PERMISSIONS),
})

/** Whether the customer is another's or does not exist: which of the two is not told. */
export const noAccess = () => new Refusal('ENOA', 'You have no access to this customer.')

interface CallerStanding extends Standing {
  readonly isAdmin: boolean
  readonly owesTerms: boolean
}

async function standingOf(
  { customerId: own }: SignedIn,
  actsFor: string,
  sql: Sql,
): Promise<CallerStanding | undefined> {
  const [row] = await sql<
    StandingRow & { owesTerms: boolean; exists: boolean } & Record<string, unknown>
  >`
    select is_admin as "isAdmin", acts_for_others as "actsForOthers",
      exists (select from asked_term where customer_id = own.id and accepted_at is null) as "owesTerms",
      exists (select from customer other where other.id = ${actsFor}) as exists,
      a.access_right as "rightId", a.permissions as granted
    from customer own
      left join access_in_force a on a.user_id = own.id and a.customer_id = ${actsFor}
    where own.id = ${own}`
  if (!row?.exists) return undefined
  const standing = standingIn(row, actsFor === own)
  return standing && { ...standing, isAdmin: row.isAdmin, owesTerms: row.owesTerms }
}

function allows({ right, isAdmin }: CallerStanding, need: MethodNeed): boolean {
  if (need === 'own') return true
  if (need === 'admin') return isAdmin
  return hasRight(right, need)
}

// Of whoever began the payment it is asked where the payment is found.
const isPermitted = (permissions: Permissions, needed: MethodPermission): boolean =>
  needed === 'ofPayment' ||
  needed.length === 0 ||
  needed.some(action => hasPermission(permissions, action))

import {
  ACCESS_RIGHT,
  type AccessRight,
  acceptTerms,
  hasRight,
  type MethodNeed,
  type NamedMethod,
} from '@sixpence/protocol'
import type { Caller, SignedIn } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { Refusal } from '../http/index.ts'
import { termsOwedBy } from './terms-owed.ts'

/** What is asked, and for whom. */
interface Asked {
  readonly method: Pick<NamedMethod, 'name' | 'needs'>
  /** Undefined when the call names nobody. */
  readonly customerId: string | undefined
}

/**
 * Tells who asks and on whom the call acts.
 *
 * @throws {Refusal} `ENOA` when the person may not act for the customer, `TE` while they have terms
 *   to agree to, `13` when their right does not reach as far as the method.
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
  const isOwn = method.needs === 'own' || method.needs === 'admin'
  return {
    ...signedIn,
    customerId: isOwn ? signedIn.customerId : actsFor,
    actsFor,
    ownCustomerId: signedIn.customerId,
    right: standing.right,
  }
}

/** Somebody who asks about themselves and can name nobody else. */
export const asThemselves = (signedIn: SignedIn): Caller => ({
  ...signedIn,
  actsFor: signedIn.customerId,
  ownCustomerId: signedIn.customerId,
  right: 'full',
})

/** Whether the customer is another's or does not exist: which of the two is not told. */
export const noAccess = () => new Refusal('ENOA', 'You have no access to this customer.')

interface Standing {
  readonly right: AccessRight
  readonly isAdmin: boolean
  readonly owesTerms: boolean
}

interface StandingRow {
  isAdmin: boolean
  actsForOthers: boolean
  owesTerms: boolean
  exists: boolean
  rightId: keyof typeof ACCESS_RIGHT | null
}

async function standingOf(
  { customerId: own }: SignedIn,
  actsFor: string,
  sql: Sql,
): Promise<Standing | undefined> {
  const [row] = await sql<StandingRow & Record<string, unknown>>`
    select is_admin as "isAdmin", acts_for_others as "actsForOthers",
      exists (select from asked_term where customer_id = own.id and accepted_at is null) as "owesTerms",
      exists (select from customer other where other.id = ${actsFor}) as exists,
      a.access_right as "rightId"
    from customer own
      left join access_in_force a on a.user_id = own.id and a.customer_id = ${actsFor}
    where own.id = ${own}`
  if (!row?.exists) return undefined
  const right = rightOf(row, actsFor === own)
  return right && { right, isAdmin: row.isAdmin, owesTerms: row.owesTerms }
}

function rightOf(
  { isAdmin, actsForOthers, rightId }: StandingRow,
  isOwn: boolean,
): AccessRight | undefined {
  if (isOwn) return actsForOthers ? 'none' : 'full'
  if (isAdmin) return 'full'
  return rightId === null || rightId === 0 ? undefined : ACCESS_RIGHT[rightId]
}

function allows({ right, isAdmin }: Standing, need: MethodNeed): boolean {
  if (need === 'own') return true
  if (need === 'admin') return isAdmin
  return hasRight(right, need)
}

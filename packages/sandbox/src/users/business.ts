import { ACCESS_RIGHT, hasRight, type Permission } from '@sixpence/protocol'
import { OWNERS_PERMISSIONS } from '../access/index.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'

/** A business whose users somebody may manage. */
export interface Business {
  readonly id: string
  readonly name: string
  /** Its owner's. */
  readonly email: string
  readonly createdAt: Date
}

type Context = Pick<CallerContext, 'sql' | 'caller'>

/** @throws {Refusal} `13` of a person: nobody but an administrator acts for one. */
export async function businessOf({ sql, caller }: Context): Promise<Business> {
  const [business] = await sql<Business & Record<string, unknown>>`
    select id, full_name(customer) as name, email, created_at as "createdAt" from customer
    where id = ${caller.actsFor} and kind <> 0`
  if (!business) throw notYours()
  return business
}

/**
 * The same, with nobody else changing its users until the transaction ends: of two who end each
 * other's access the second finds that they may no longer.
 */
export async function holdBusiness(context: Context, userId?: string): Promise<Business> {
  const { sql, caller } = context
  if (userId !== undefined) {
    // The access before the business, in the order that a payment of this user holds them.
    await sql`
      select id from customer_access
      where id = ${userId} and customer_id = ${caller.actsFor} for update`
  }
  await sql`select id from customer where id = ${caller.actsFor} for no key update`
  if (!isOwnerOrStaff(context)) await checkAccess(context)
  return businessOf(context)
}

/** What the caller may let others do: what they may themselves. */
export async function grantablePermissions(context: Context): Promise<readonly Permission[]> {
  if (isOwnerOrStaff(context)) return OWNERS_PERMISSIONS
  const own = (await ownAccess(context))?.permissions ?? []
  return OWNERS_PERMISSIONS.filter(name => own.includes(name))
}

const isOwnerOrStaff = ({ caller }: Context): boolean =>
  caller.isStaff || caller.actsFor === caller.ownCustomerId

async function checkAccess(context: Context): Promise<void> {
  const access = await ownAccess(context)
  if (access && hasRight(ACCESS_RIGHT[access.rightId], 'full')) return
  throw notYours()
}

interface OwnAccess {
  rightId: keyof typeof ACCESS_RIGHT
  permissions: Permission[]
}

async function ownAccess({ sql, caller }: Context): Promise<OwnAccess | undefined> {
  const [access] = await sql<OwnAccess & Record<string, unknown>>`
    select access_right as "rightId", permissions from access_in_force
    where user_id = ${caller.ownCustomerId} and customer_id = ${caller.actsFor}`
  return access
}

const notYours = () => refuse.accessDenied('Your access does not allow this.')

import { ACCESS_RIGHT, hasRight, type Permission } from '@sixpence/protocol'
import { OWNERS_PERMISSIONS } from '../access/index.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'

/** A business whose users the caller may manage. */
export interface Business {
  readonly id: string
  readonly name: string
  /** The owner's. */
  readonly email: string
  readonly createdAt: Date
}

type Context = Pick<CallerContext, 'sql' | 'caller'>

/** @throws {Refusal} `13` for a person: only an administrator acts for one. */
export async function businessOf({ sql, caller }: Context): Promise<Business> {
  const [business] = await sql<Business & Record<string, unknown>>`
    select id, full_name(customer) as name, email, created_at as "createdAt" from customer
    where id = ${caller.actsFor} and kind <> 0`
  if (!business) throw notYours()
  return business
}

/**
 * Returns the same, and locks its users until the transaction ends: if two end each other's access,
 * the second one no longer may.
 */
export async function holdBusiness(context: Context, userId?: string): Promise<Business> {
  const { sql, caller } = context
  if (userId !== undefined) {
    // The access before the business, in the order in which this user's payments lock them.
    await sql`
      select id from customer_access
      where id = ${userId} and customer_id = ${caller.actsFor} for update`
  }
  await sql`select id from customer where id = ${caller.actsFor} for no key update`
  if (!isOwnerOrStaff(context)) await checkAccess(context)
  return businessOf(context)
}

/** Returns the permissions that the caller may grant: their own. */
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

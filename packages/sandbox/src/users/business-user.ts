import {
  ACCESS_RIGHT,
  type AccessRight,
  type BusinessUser,
  type Permission,
} from '@sixpence/protocol'
import { OWNERS_PERMISSIONS, permissionsOf } from '../access/index.ts'
import type { CallerContext } from '../context.ts'
import { businessOf, type Business } from './business.ts'
import { refuse } from '../http/index.ts'

type Context = Pick<CallerContext, 'sql' | 'caller'>

/** A user's access to a business, as the bank keeps it. */
export interface HeldUser {
  readonly customerId: string
  readonly email: string
  readonly right: AccessRight
  readonly permissions: readonly Permission[]
}

interface UserRow {
  id: string
  customerId: string
  email: string
  name: string
  rightId: keyof typeof ACCESS_RIGHT
  permissions: Permission[]
  since: Date
  joinedAt: Date | null
}

/** Lists who may act for the business that the caller acts for: its owner, then the others. */
export async function businessUsers(context: Context): Promise<BusinessUser[]> {
  const { sql, caller } = context
  const business = await businessOf(context)
  const rows = await sql<UserRow & Record<string, unknown>>`
    select access.id, person.id as "customerId", email,
      person_name(person) as name, access_right as "rightId", permissions, since,
      joined_at as "joinedAt"
    from customer_access access join customer person on person.id = access.user_id
    where access.customer_id = ${business.id} order by since, position`
  return [await ownerOf(business, context), ...rows.map(row => userOf(row, caller))]
}

function userOf(row: UserRow, { ownCustomerId }: CallerContext['caller']): BusinessUser {
  const { id, customerId, email, name, rightId, permissions, since, joinedAt } = row
  const accessRights = ACCESS_RIGHT[rightId]
  return {
    userId: id,
    email,
    ...(joinedAt && { name }),
    accessRights,
    permissions: permissionsOf(permissions),
    since: since.toISOString(),
    state: accessRights === 'none' ? 'ended' : joinedAt ? 'active' : 'invited',
    isOwner: false,
    isSelf: customerId === ownCustomerId,
  }
}

async function ownerOf(
  { id, email, createdAt }: Business,
  { sql, caller }: Context,
): Promise<BusinessUser> {
  const [owner] = await sql<{ name: string }>`
    select person_name(customer) as name from customer where id = ${id}`
  return {
    userId: id,
    email,
    name: owner?.name,
    accessRights: 'full',
    permissions: permissionsOf(OWNERS_PERMISSIONS),
    since: createdAt.toISOString(),
    state: 'active',
    isOwner: true,
    isSelf: id === caller.ownCustomerId,
  }
}

/**
 * Returns a user of a business, locked until the transaction ends.
 *
 * @throws {Refusal} `13` for another business's user and for a missing one.
 */
export async function holdUser(
  userId: string,
  business: Business,
  { sql }: Pick<Context, 'sql'>,
): Promise<HeldUser> {
  const [row] = await sql<
    Pick<UserRow, 'customerId' | 'rightId' | 'permissions'> & Record<string, unknown>
  >`
    select user_id as "customerId", access_right as "rightId", permissions from customer_access
    where id = ${userId} and customer_id = ${business.id} for update`
  if (!row) throw refuse.accessDenied('There is no such user of this business.')
  const [person] = await sql<{ email: string }>`
    select email from customer where id = ${row.customerId}`
  if (!person) throw new Error(`no customer ${row.customerId}`)
  const { customerId, rightId, permissions } = row
  return { customerId, email: person.email, right: ACCESS_RIGHT[rightId], permissions }
}

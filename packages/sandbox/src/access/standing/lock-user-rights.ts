import { hasPermission, type PermittedAction, type RightAction } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { permissionsOf } from './permissions.ts'
import { reaches, type UserRights, userRightsIn, type UserRightsRow } from './user-rights.ts'

/** The rights of people for the customer acted for, locked until the transaction ends. */
export interface LockedUserRights {
  /** Undefined for someone who doesn't act for the customer. */
  of(userId: string): UserRights | undefined
  may(userId: string, action: RightAction): boolean
  isPermitted(userId: string, action: PermittedAction): boolean
}

/**
 * Locks the accesses of people to the customer acted for: a change made meanwhile waits, or came
 * before and is seen.
 */
export async function lockUserRights(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  userIds: readonly string[],
): Promise<LockedUserRights> {
  // In one order, so that two callers who lock the same never wait for each other.
  await sql`
    select user_id from access_in_force
    where customer_id = ${caller.customerId} and user_id = any(${[...new Set(userIds)]})
    order by user_id for share`
  return readUserRights({ sql, caller }, userIds)
}

/** Reads the current rights of people for the customer acted for, without locking them. */
export async function readUserRights(
  {
    sql,
    caller,
  }: Pick<CallerContext, 'sql'> & { readonly caller: Pick<CallerContext['caller'], 'customerId'> },
  userIds: readonly string[],
): Promise<LockedUserRights> {
  const { customerId } = caller
  const ids = [...new Set(userIds)]
  const rows = await sql<UserRightsRow & { id: string } & Record<string, unknown>>`
    select own.id, is_admin as "isAdmin", acts_for_others as "actsForOthers",
      a.access_right as "rightId", a.permissions as granted, a.sees_balance as "seesBalance"
    from customer own
      left join access_in_force a on a.user_id = own.id and a.customer_id = ${customerId}
    where own.id = any(${ids})`
  const rightsByUser = new Map(rows.map(row => [row.id, userRightsIn(row, row.id === customerId)]))
  return {
    of: userId => rightsByUser.get(userId),
    may: (userId, action) => {
      const rights = rightsByUser.get(userId)
      return rights !== undefined && reaches(rights, action)
    },
    isPermitted: (userId, action) =>
      hasPermission(permissionsOf(rightsByUser.get(userId)?.permissions ?? []), action),
  }
}

import { ACCESS_RIGHT, type AccessRight, type Permission } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** The rights of one user for one customer. */
export interface Grant {
  readonly userId: string
  readonly customerId: string
  readonly right: AccessRight
  readonly positionIds?: readonly number[] | undefined
  readonly permissions?: readonly Permission[] | undefined
  /** By default true for everyone who may read. */
  readonly seesBalance?: boolean | undefined
  /** The date of the invitation; without it they have acted as long as the bank knows them. */
  readonly invitedAt?: Date | undefined
}

const IDS = new Map(Object.entries(ACCESS_RIGHT).map(([id, right]) => [right, Number(id)]))

/** Lets users act for customers, replacing their earlier rights for the same customers. */
export async function grantAccess(sql: Sql, grants: readonly Grant[]): Promise<void> {
  const rows = JSON.stringify(grants.map(grant => ({ ...grant, rightId: IDS.get(grant.right) })))
  await sql`
    insert into customer_access
      (user_id, customer_id, access_right, sees_balance, position_ids, permissions, since, joined_at)
    select "userId", "customerId", "rightId", coalesce("seesBalance", true),
      coalesce("positionIds", '[]'), coalesce(g.permissions, '[]'),
      coalesce("invitedAt", created_at), case when "invitedAt" is null then created_at end
    from jsonb_to_recordset(${rows}) as g("userId" text, "customerId" text, "rightId" smallint,
      "seesBalance" boolean, "positionIds" jsonb, permissions jsonb, "invitedAt" timestamptz)
      join customer on customer.id = "userId"
    on conflict (user_id, customer_id) do update set
      access_right = excluded.access_right, sees_balance = excluded.sees_balance,
      position_ids = excluded.position_ids, permissions = excluded.permissions,
      since = excluded.since, joined_at = excluded.joined_at`
}

/** Changes the rights of a user for a customer. Access given again starts at that moment. */
export async function changeAccess(
  sql: Sql,
  {
    userId,
    customerId,
    right,
    permissions,
  }: Pick<Grant, 'userId' | 'customerId' | 'right' | 'permissions'>,
  at: Date,
): Promise<void> {
  await sql`
    update customer_access
    set access_right = ${IDS.get(right)}::smallint, permissions = ${JSON.stringify(permissions ?? [])},
      since = case when access_right = 0 then ${at} else since end
    where user_id = ${userId} and customer_id = ${customerId}`
}

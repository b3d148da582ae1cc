import type { CallerContext } from '../context.ts'

/** Whether the caller's session is that of a sub-account, which settles on another's accounts. */
export async function isSubAccount({ sql, caller }: CallerContext): Promise<boolean> {
  const [row] = await sql<{ is: boolean }>`
    select permissions ? 'settlementAccount' as is from access_in_force
    where user_id = ${caller.ownCustomerId} and customer_id = ${caller.actsFor}`
  return row?.is === true
}

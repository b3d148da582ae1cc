import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'

/** Whether the caller's session is that of a sub-account, which settles on another's accounts. */
export async function isSubAccount({ sql, caller }: CallerContext): Promise<boolean> {
  const [row] = await sql<{ is: boolean }>`
    select permissions ? 'settlementAccount' as is from access_in_force
    where user_id = ${caller.ownCustomerId} and customer_id = ${caller.actsFor}`
  return row?.is === true
}

/**
 * Keeps a sub-account from what its owner alone decides.
 *
 * @throws {Refusal} `13`, with why.
 */
export async function refuseSubAccount(context: CallerContext, why: string): Promise<void> {
  if (await isSubAccount(context)) throw refuse.accessDenied(why)
}

/** As {@link refuseSubAccount}, from every step that leads to another card. */
export const refuseCardToSubAccount = (context: CallerContext): Promise<void> =>
  refuseSubAccount(context, 'A sub-account has no cards of its own.')

import type { Context } from '../context.ts'

interface Subscriber {
  readonly customerId: string
  readonly madeBy: string
}

/**
 * Returns the recipients of notices about a subscription: its customer, and the user who set it up
 * while they may see it.
 */
export async function subscribersOf(
  { sql }: Pick<Context, 'sql'>,
  { customerId, madeBy }: Subscriber,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  return sql<{ id: string; email: string }>`
    select id, email from customer
    where (id = ${customerId} and not acts_for_others) or (id = ${madeBy} and exists (
      select from access_in_force where user_id = ${madeBy} and customer_id = ${customerId}))
    order by position`
}

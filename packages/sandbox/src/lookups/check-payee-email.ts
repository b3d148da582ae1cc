import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import type { CallerContext } from '../context.ts'
import { checkLookup, findPayee, type Payee } from '../payments/index.ts'

export const checkPayeeEmailHandlers = {
  checkPayee: async ({ email }, context) => {
    const refusal = await checkLookup(email, context)
    if (refusal) return refusal
    const { sql, caller } = context
    const payee = await findPayee(sql, email)
    if (!payee || payee.customerId === caller.customerId) return { exists: false, exist: false }
    const { name, kind } = payee
    return { exists: true, exist: true, name, kind, ...(await relationOf(payee, { sql, caller })) }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

/**
 * Returns the payee's standing towards the paying customer. Doesn't reveal who blocked the
 * customer.
 */
async function relationOf(
  { customerId, email }: Payee,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<{ readonly isEmployee: boolean; readonly outBlacklist: boolean }> {
  const [row] = await sql<{ isEmployee: boolean; outBlacklist: boolean }>`
    select
      exists (select from access_in_force
        where user_id = ${customerId} and customer_id = ${caller.customerId}) as "isEmployee",
      exists (select from blacklist where customer_id = ${caller.customerId}
        and email = ${email.toLowerCase()} and block_type = 'payout') as "outBlacklist"`
  return row ?? { isEmployee: false, outBlacklist: false }
}

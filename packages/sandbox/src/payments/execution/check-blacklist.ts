import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'

/**
 * Refuses a payment between two customers if one blocks the other. Doesn't reveal the block to the
 * blocked one.
 *
 * @throws {Refusal} `VF` with `param`.
 */
export async function checkBlacklist(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  toAccount: string,
  param: string,
): Promise<void> {
  const [kept] = await sql<{ byCaller: boolean }>`
    select entry.customer_id = payer.id as "byCaller"
    from customer payer
      join customer_account account on account.id = ${toAccount}
      join customer payee on payee.id = account.customer_id
      join blacklist entry on (entry.customer_id = payer.id and entry.email = payee.email)
        or (entry.customer_id = payee.id and entry.email = payer.email)
    where payer.id = ${caller.customerId} and entry.block_type = 'payout'
    order by "byCaller" desc limit 1`
  if (!kept) return
  if (kept.byCaller) throw refuse.invalid(param, 'This person is on your blacklist.')
  throw refuse.invalid(param, 'This person cannot be paid by you.')
}

import type { CallerContext } from '../../context.ts'
import { type Refusal, refuse } from '../../http/index.ts'
import { countLookup } from './count-lookup.ts'

/**
 * Returns a refusal for users who have looked up too many addresses. Payees whom they have paid
 * before stay payable.
 */
export async function checkLookup(
  email: string,
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<Refusal | undefined> {
  const isCounted = await countLookup({ kind: 'email', text: email.toLowerCase() }, context)
  if (isCounted || (await hasPaid(email, context))) return undefined
  return tooManyLookups('You have looked up many addresses. Try again in an hour.')
}

/** Refuses too many lookups. */
export const tooManyLookups = (description: string): Refusal =>
  refuse.invalid('payeeLookups', description)

async function hasPaid(
  email: string,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<boolean> {
  const [paid] = await sql`
    select 1 as one from journal_entry entry
      join posting debit on debit.entry_id = entry.id and debit.amount < 0
      join customer_account source
        on source.id = debit.account_id and source.customer_id = ${caller.customerId}
      join posting credit on credit.entry_id = entry.id and credit.amount > 0
      join customer_account target on target.id = credit.account_id
      join customer payee on payee.id = target.customer_id and payee.email = ${email.toLowerCase()}
    where entry.kind = 'p2pTransfer' limit 1`
  return paid !== undefined
}

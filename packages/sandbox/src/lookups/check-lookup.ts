import type { CallerContext } from '../context.ts'
import { sha256 } from '../credentials/index.ts'
import { type Refusal, refuse } from '../http/index.ts'

/** How many addresses one person may look up within an hour. */
export const MOST_LOOKUPS = 30
const WINDOW_MS = 60 * 60_000

/**
 * The refusal of whoever has looked up too many addresses. An address of the last hour does not
 * count again, acting for somebody else buys no more, and whoever was paid before stays payable.
 */
export async function checkLookup(
  email: string,
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<Refusal | undefined> {
  const customerId = caller.ownCustomerId
  const now = clock.now()
  const emailHash = await sha256(email.toLowerCase())
  // Held, so that lookups made at once are counted one by one.
  await sql`select id from customer where id = ${customerId} for no key update`
  await sql`
    delete from payee_lookup
    where customer_id = ${customerId} and at <= ${new Date(now.getTime() - WINDOW_MS)}`
  const [known] = await sql<{ others: number; isKnown: boolean }>`
    select count(*)::integer as others,
      count(*) filter (where email_hash = ${emailHash}) > 0 as "isKnown"
    from payee_lookup where customer_id = ${customerId}`
  if (known?.isKnown) return undefined
  if (!known || known.others >= MOST_LOOKUPS) {
    if (await hasPaid(email, { sql, caller })) return undefined
    return refuse.invalid(
      'payeeLookups',
      'You have looked up many addresses. Try again in an hour.',
    )
  }
  await sql`
    insert into payee_lookup (customer_id, email_hash, at)
    values (${customerId}, ${emailHash}, ${now})`
  return undefined
}

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

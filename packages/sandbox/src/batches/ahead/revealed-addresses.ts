import type { CallerContext } from '../../context.ts'
import { lockName, type SqlPart, sqlPart } from '../../db/index.ts'
import { dayOf } from '../day-of.ts'

/**
 * The most addresses, and accounts with a name, that a customer has never paid and that drafts and
 * requests reveal to them on a day.
 */
const MOST_REVEALED = 100

/** The form in which an address is kept, so that mistyped text stays private. */
export const hashOf = (address: SqlPart): SqlPart =>
  sqlPart`encode(sha256(convert_to(${address}, 'UTF8')), 'hex')`

/**
 * Returns the addresses or accounts that a draft or request may reveal: those revealed on this day
 * already, and others in their order, as far as the day's number goes. Staff get no others.
 *
 * @param addresses Each once, in its canonical spelling
 */
export async function revealedAddresses(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const { customerId } = caller
  const day = dayOf(clock)
  // Counts drafts that are read at once one by one.
  await lockName(sql, `addresses in drafts of ${customerId}`)
  await sql`
    delete from batch_revealed_address where customer_id = ${customerId} and day <> ${day}::date`
  const revealed = await sql<{ at: number }>`
    with known as (
      select hash from batch_revealed_address where customer_id = ${customerId}
    ), asked as (
      select address, place, ${hashOf(sqlPart`address`)} as hash
      from unnest(${[...addresses]}::text[]) with ordinality as asked (address, place)
    ), fresh as (
      select hash, row_number() over (order by place) as number
      from asked where hash not in (select hash from known)
    ), added as (
      insert into batch_revealed_address (customer_id, hash, day)
      select ${customerId}, hash, ${day}::date from fresh
      where number <= ${caller.isStaff ? 0 : MOST_REVEALED}::integer - (select count(*) from known)
      returning hash
    )
    select place::integer - 1 as at from asked
    where hash in (select hash from known union all select hash from added)`
  return new Set(revealed.flatMap(({ at }) => addresses[at] ?? []))
}

/** True if the day's number isn't used up. */
export async function mayRevealMore({
  sql,
  clock,
  caller,
}: Pick<CallerContext, 'sql' | 'clock' | 'caller'>): Promise<boolean> {
  const [revealed] = await sql<{ count: number }>`
    select count(*)::integer as count from batch_revealed_address
    where customer_id = ${caller.customerId} and day = ${dayOf(clock)}::date`
  return (revealed?.count ?? 0) < MOST_REVEALED
}

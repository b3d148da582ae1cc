import type { Context } from '../context.ts'

const OFF_MS = 3 * 24 * 60 * 60_000

/** Of what waited while a receiver was off it is told the last three days, and nothing older. */
export async function keepWaiting(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  receiverId: string,
): Promise<void> {
  await sql`
    delete from merchant_delivery
    where receiver_id = ${receiverId} and next_attempt_at is not null
      and written_at < ${new Date(clock.now().getTime() - OFF_MS)}`
}

import type { Context } from '../context.ts'

const OFF_MS = 3 * 24 * 60 * 60_000

/**
 * Deletes deliveries that have waited for more than three days while their receiver was off; newer
 * ones are still sent.
 */
export async function keepWaiting(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  receiverId: string,
): Promise<void> {
  await sql`
    delete from merchant_delivery
    where receiver_id = ${receiverId} and next_attempt_at is not null
      and written_at < ${new Date(clock.now().getTime() - OFF_MS)}`
}

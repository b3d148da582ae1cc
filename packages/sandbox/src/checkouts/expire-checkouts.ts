import type { Context } from '../context.ts'

/** Ends the checkouts whose hour is over. Those that are being paid this moment are left alone. */
export async function expireCheckouts({
  sql,
  clock,
}: Pick<Context, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sql`
    update checkout set status = 'expired', final_at = ${now}
    where id in (
      select id from checkout where status = 'open' and expires_at <= ${now}
      order by id for update skip locked
    )`
}

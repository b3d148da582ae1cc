import type { Context } from '../context.ts'

const MOST_IN_A_ROW = 5
const LOCK_MS = 15 * 60 * 1000

/**
 * Seconds until a name may try again; undefined when it may now. Holds the name's row until the
 * transaction ends, so that guesses made at once are counted one by one.
 */
export async function lockedForSeconds(
  username: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<number | undefined> {
  const [row] = await sql<{ locked_until: Date | null }>`
    insert into sign_in_failure as f (username, failed) values (${username}, 0)
    on conflict (username) do update set failed = f.failed
    returning locked_until`
  if (!row?.locked_until) return undefined
  const leftMs = row.locked_until.getTime() - clock.now().getTime()
  if (leftMs > 0) return Math.ceil(leftMs / 1000)
  await forgetFailures(username, { sql })
  return undefined
}

/** Counts a wrong password. The fifth in a row locks the name for 15 minutes. */
export async function countFailure(
  username: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<void> {
  const lockedUntil = new Date(clock.now().getTime() + LOCK_MS)
  await sql`
    update sign_in_failure
    set failed = failed + 1,
      locked_until = case when failed + 1 >= ${MOST_IN_A_ROW}::int
        then ${lockedUntil}::timestamptz end
    where username = ${username}`
}

/** Starts counting anew, after a right password or when a lock has passed. */
export async function forgetFailures(
  username: string,
  { sql }: Pick<Context, 'sql'>,
): Promise<void> {
  await sql`
    update sign_in_failure set failed = 0, locked_until = null where username = ${username}`
}

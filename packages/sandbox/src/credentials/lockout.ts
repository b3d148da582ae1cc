import type { Context } from '../context.ts'
import { AuthRefused } from './auth-refused.ts'

const MOST_IN_A_ROW = 5
const LOCK_MS = 15 * 60 * 1000

/** The name under which a customer's wrong tries are counted. */
export async function usernameOf(
  customerId: string,
  { sql }: Pick<Context, 'sql'>,
): Promise<string> {
  const [login] = await sql<{ username: string }>`
    select username from login where customer_id = ${customerId}`
  if (!login) throw new Error(`customer ${customerId} has no login`)
  return login.username
}

/**
 * The refusal of a name that is locked; undefined when it may try. Holds the name's row until the
 * transaction ends, so that guesses made at once are counted one by one.
 */
export async function lockedOut(
  username: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<AuthRefused | undefined> {
  const [row] = await sql<{ locked_until: Date | null }>`
    insert into sign_in_failure as f (username, failed) values (${username}, 0)
    on conflict (username) do update set failed = f.failed
    returning locked_until`
  if (!row?.locked_until) return undefined
  const leftMs = row.locked_until.getTime() - clock.now().getTime()
  if (leftMs > 0) return locked(Math.ceil(leftMs / 1000))
  await sql`
    update sign_in_failure set failed = 0, locked_until = null where username = ${username}`
  return undefined
}

function locked(seconds: number): AuthRefused {
  const minutes = Math.ceil(seconds / 60)
  return new AuthRefused(
    'locked',
    `Too many wrong tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: seconds },
  )
}

/**
 * Counts a wrong password or one-time code, and answers how many more are taken. The fifth in a row
 * locks the name for 15 minutes.
 */
export async function countFailure(
  username: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<number> {
  const lockedUntil = new Date(clock.now().getTime() + LOCK_MS)
  const [row] = await sql<{ failed: number }>`
    update sign_in_failure
    set failed = failed + 1,
      locked_until = case when failed + 1 >= ${MOST_IN_A_ROW}::int
        then ${lockedUntil}::timestamptz end
    where username = ${username} returning failed`
  if (!row) throw new Error(`nobody has asked whether ${username} is locked`)
  return MOST_IN_A_ROW - row.failed
}

/**
 * Starts counting anew, when somebody is signed in. A right password alone does not: whoever knows
 * it could guess one-time codes without an end. Leaves no row, as for a name that nobody has tried:
 * else the next wrong password would be written in another way, and in another time.
 */
export async function forgetFailures(
  username: string,
  { sql }: Pick<Context, 'sql'>,
): Promise<void> {
  await sql`delete from sign_in_failure where username = ${username}`
}

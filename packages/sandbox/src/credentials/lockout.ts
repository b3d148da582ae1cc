import type { Context } from '../context.ts'
import { AuthRefused } from './auth-refused.ts'

const MOST_IN_A_ROW = 5
const LOCK_MS = 15 * 60 * 1000

/** The name under which a customer's wrong attempts are counted. */
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
 * Returns the refusal for a locked name; undefined if it may try. Locks the name's row until the
 * transaction ends, so that simultaneous guesses are counted one by one.
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
 * Counts a wrong password or one-time code, and returns how many more are accepted. The fifth in a
 * row locks the name for 15 minutes.
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
 * Resets the count after a complete sign-in. A correct password is not enough: an attacker who
 * knows it could guess one-time codes endlessly. Leaves no row, like for a name that nobody has
 * tried: otherwise the next wrong password would be written differently, and take another time.
 */
export async function forgetFailures(
  username: string,
  { sql }: Pick<Context, 'sql'>,
): Promise<void> {
  await sql`delete from sign_in_failure where username = ${username}`
}

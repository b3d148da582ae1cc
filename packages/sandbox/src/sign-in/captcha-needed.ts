import { SANDBOX_CAPTCHA } from '@sixpence/protocol'
import { type SignInContext, AuthRefused } from '../credentials/index.ts'
import { lockName } from '../db/index.ts'
import { networkOf } from '../http/index.ts'

const MOST_BY_NAME = 3
// People of one household or office share an address.
const MOST_BY_ADDRESS = 30
const WINDOW_MS = 15 * 60_000

type Needs = Pick<SignInContext, 'sql' | 'clock' | 'origin'>

/**
 * Refuses a sign-in whose bot check failed, or is required and missing: after three wrong tries of
 * a name, even an unused one, or thirty from an address, or from an IPv6 network. The refusal
 * doesn't count as a try, so that no program can lock a name.
 */
export async function captchaNeeded(
  { username, captcha }: { readonly username: string; readonly captcha: string | undefined },
  context: Needs,
): Promise<AuthRefused | undefined> {
  // The sandbox uses no bot-check service: it accepts one fixed value.
  if (captcha === SANDBOX_CAPTCHA) return undefined
  if (captcha !== undefined) return failed()
  if (!(await isNeeded(username, context))) return undefined
  return new AuthRefused('captcha_needed', 'Show first that a person is trying to sign in.')
}

async function isNeeded(username: string, context: Needs): Promise<boolean> {
  const { sql, origin } = context
  const [name] = await sql`
    select from sign_in_failure
    where username = ${username} and failed >= ${MOST_BY_NAME}::int`
  if (name) return true
  if ((await failedFrom(context)) === 0) return false
  // One after the other from here on, so that each of many concurrent tries counts for the next.
  await lockName(sql, `sign-ins from ${networkOf(origin.ip)}`)
  return (await failedFrom(context)) >= MOST_BY_ADDRESS
}

async function failedFrom({ sql, clock, origin }: Needs): Promise<number> {
  const [from] = await sql<{ failed: number }>`
    select failed from address_failure
    where ip = ${networkOf(origin.ip)}::inet and since > ${windowStart(clock)}`
  return from?.failed ?? 0
}

const failed = () =>
  new AuthRefused('captcha_failed', 'We could not tell that a person sent this. Try again.')

/** Counts a wrong password against the address that it came from. */
export async function countAtAddress({ sql, clock, origin }: Needs): Promise<void> {
  const now = clock.now()
  await sql`
    insert into address_failure as f (ip, failed, since) values (${networkOf(origin.ip)}::inet, 1, ${now})
    on conflict (ip) do update set
      failed = case when f.since > ${windowStart(clock)} then f.failed + 1 else 1 end,
      since = case when f.since > ${windowStart(clock)} then f.since else excluded.since end`
}

const windowStart = (clock: Needs['clock']) => new Date(clock.now().getTime() - WINDOW_MS)

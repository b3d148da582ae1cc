import { SANDBOX_CAPTCHA } from '@sixpence/protocol'
import { type SignInContext, AuthRefused } from '../credentials/index.ts'

const MOST_BY_NAME = 3
// People of one house or office share an address.
const MOST_BY_ADDRESS = 30
const WINDOW_MS = 15 * 60_000

type Needs = Pick<SignInContext, 'sql' | 'clock' | 'origin'>

/**
 * The refusal of a sign-in that has not passed its bot check, or needs one and brings none: after
 * three wrong tries of a name, whether or not anybody has it, or thirty from an address. It counts
 * as no try, so that no program can lock a name.
 */
export async function captchaNeeded(
  { username, captcha }: { readonly username: string; readonly captcha: string | undefined },
  context: Needs,
): Promise<AuthRefused | undefined> {
  // The sandbox asks no bot-check service: it accepts one fixed value.
  if (captcha === SANDBOX_CAPTCHA) return undefined
  if (captcha !== undefined) return failed()
  const { sql, clock, origin } = context
  const [row] = await sql<{ isWanted: boolean }>`
    select exists (
      select from sign_in_failure
      where username = ${username} and failed >= ${MOST_BY_NAME}::int
    ) or exists (
      select from address_failure
      where ip = ${origin.ip}::inet and failed >= ${MOST_BY_ADDRESS}::int
        and since > ${windowStart(clock)}
    ) as "isWanted"`
  if (row?.isWanted === false) return undefined
  return new AuthRefused('captcha_needed', 'Show first that a person is trying to sign in.')
}

const failed = () =>
  new AuthRefused('captcha_failed', 'We could not tell that a person sent this. Try again.')

/** Counts a wrong password against where it came from. */
export async function countAtAddress({ sql, clock, origin }: Needs): Promise<void> {
  const now = clock.now()
  await sql`
    insert into address_failure as f (ip, failed, since) values (${origin.ip}::inet, 1, ${now})
    on conflict (ip) do update set
      failed = case when f.since > ${windowStart(clock)} then f.failed + 1 else 1 end,
      since = case when f.since > ${windowStart(clock)} then f.since else excluded.since end`
}

const windowStart = (clock: Needs['clock']) => new Date(clock.now().getTime() - WINDOW_MS)

import type { Tokens } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { issueAccessToken } from './access-token.ts'
import { newSecret, sha256 } from './secrets.ts'
import type { SignInContext } from './token-settings.ts'

/** What a listener is told when a session ends: its id. */
export const SESSION_ENDED_CHANNEL = 'sixpence_session_ended'

const LIFE_MS = 30 * 24 * 60 * 60 * 1000

/** Begins a session: a family of refresh tokens, each of which works once. */
export async function startFamily(
  customerId: string,
  context: SignInContext,
): Promise<{ familyId: string; tokens: Tokens }> {
  const { sql, clock, newId } = context
  const now = clock.now()
  const familyId = newId()
  const refreshToken = newSecret()
  await sql`
    insert into token_family (id, customer_id, secret, started_at, expires_at)
    values (${familyId}, ${customerId}, ${newSecret()}, ${now},
      ${new Date(now.getTime() + LIFE_MS)})`
  await sql`
    insert into refresh_token (token_hash, family_id, generation, issued_at)
    values (${await sha256(refreshToken)}, ${familyId}, 0, ${now})`
  return { familyId, tokens: await tokensOf(familyId, refreshToken, context) }
}

/** Pairs a refresh token with a fresh access token. */
export async function tokensOf(
  familyId: string,
  refreshToken: string,
  context: SignInContext,
): Promise<Tokens> {
  const [person] = await context.sql<{ userId: string; customerId: string; email: string }>`
    select c.user_id as "userId", c.id as "customerId", c.email
    from token_family f join customer c on c.id = f.customer_id where f.id = ${familyId}`
  if (!person) throw new Error(`no token family ${familyId}`)
  const caller = { ...person, sessionId: familyId }
  return { accessToken: await issueAccessToken(caller, context, context.tokens.keys), refreshToken }
}

/** Ends a session; its connections are closed when the transaction commits. Twice is once. */
export async function endFamily(
  familyId: string,
  because: 'left' | 'reused',
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<void> {
  const ended = await sql<{ id: string }>`
    update token_family set revoked_at = ${clock.now()}, revoked_because = ${because}
    where id = ${familyId} and revoked_at is null returning id`
  if (ended.length > 0) await tellEnded(sql, familyId)
}

/** Those of the sessions that have neither ended nor expired. */
export async function livingFamilies(
  familyIds: readonly string[],
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }>`
    select id from token_family
    where id = any(${familyIds}) and revoked_at is null and expires_at > ${clock.now()}`
  return new Set(rows.map(({ id }) => id))
}

async function tellEnded(sql: Sql, familyId: string): Promise<void> {
  await sql`select pg_notify(${SESSION_ENDED_CHANNEL}, ${familyId})`
}

import type { Tokens } from '@sixpence/protocol'
import type { SignedIn } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { issueAccessToken } from './access-token.ts'
import { recordLogin } from './record-login.ts'
import { newSecret, sha256 } from './secrets.ts'
import type { SignInContext } from './token-settings.ts'

/** The channel that sends the id of a session when it ends. */
export const SESSION_ENDED_CHANNEL = 'sixpence_session_ended'

const LIFE_MS = 30 * 24 * 60 * 60 * 1000

/** The session that a frame's session belongs to. */
export interface ParentFamily {
  readonly id: string
  readonly expiresAt: Date
}

/** The origin of a session, besides a customer. */
export interface FamilyOrigin {
  readonly parent?: ParentFamily | undefined
  /** A linked device that signed in with its secret: it may answer pushes. */
  readonly deviceId?: string | undefined
}

/**
 * Starts a session: a family of refresh tokens that each work once. With a parent it is the session
 * of a frame, and lasts at most as long as the parent.
 */
export async function startFamily(
  customerId: string,
  context: SignInContext,
  { parent, deviceId }: FamilyOrigin = {},
): Promise<{ familyId: string; tokens: Tokens }> {
  const { sql, clock, newId, origin } = context
  const now = clock.now()
  const familyId = newId()
  const refreshToken = newSecret()
  await sql`
    insert into token_family
      (id, customer_id, secret, started_at, expires_at, scope, parent_id, device_id, bound_to)
    values (${familyId}, ${customerId}, ${newSecret()}, ${now},
      ${parent?.expiresAt ?? new Date(now.getTime() + LIFE_MS)}, ${parent ? 'embed' : 'full'},
      ${parent?.id}, ${deviceId}, ${origin.boundTo})`
  if (!parent) await recordLogin(context, { customerId, result: 'success', sessionId: familyId })
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
  const [caller] = await context.sql<SignedIn & { boundTo: string | null }>`
    select c.user_id as "userId", c.id as "customerId", c.email, f.id as "sessionId", f.scope,
      f.bound_to as "boundTo"
    from token_family f join customer c on c.id = f.customer_id where f.id = ${familyId}`
  if (!caller) throw new Error(`no token family ${familyId}`)
  const accessToken = await issueAccessToken(caller, context, context.tokens.keys)
  return { accessToken, refreshToken, ...(caller.boundTo !== null && { tokenType: 'DPoP' }) }
}

/**
 * Locks a session until the transaction ends, so that it can't end meanwhile. Undefined for one
 * that has ended or expired.
 */
export async function holdLivingFamily(
  familyId: string,
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<ParentFamily | undefined> {
  const [family] = await sql<ParentFamily & Record<string, unknown>>`
    select id, expires_at as "expiresAt" from token_family
    where id = ${familyId} and revoked_at is null and expires_at > ${clock.now()} for share`
  return family
}

/**
 * Ends a session and those of its frames; their connections are closed when the transaction
 * commits. Can be repeated.
 */
export async function endFamily(
  familyId: string,
  because: 'left' | 'reused' | 'unlinked' | 'protected',
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<void> {
  const now = clock.now()
  const own = await sql<{ id: string }>`
    update token_family set revoked_at = ${now}, revoked_because = ${because}
    where id = ${familyId} and revoked_at is null returning id`
  // A second statement, so that it sees a frame's session that started while the first one waited.
  const frames = await sql<{ id: string }>`
    update token_family set revoked_at = ${now}, revoked_because = ${because}
    where parent_id = ${familyId} and revoked_at is null returning id`
  for (const { id } of [...own, ...frames]) await notifyEnded(sql, id)
}

/** Filters sessions that have neither ended nor expired. */
export async function livingFamilies(
  familyIds: readonly string[],
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }>`
    select id from token_family
    where id = any(${familyIds}) and revoked_at is null and expires_at > ${clock.now()}`
  return new Set(rows.map(({ id }) => id))
}

async function notifyEnded(sql: Sql, familyId: string): Promise<void> {
  await sql`select pg_notify(${SESSION_ENDED_CHANNEL}, ${familyId})`
}

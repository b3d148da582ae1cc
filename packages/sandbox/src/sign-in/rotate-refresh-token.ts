import type { Tokens } from '@sixpence/protocol'
import { hmac, sha256, type SignInContext, endFamily, tokensOf } from '../credentials/index.ts'
import { AuthRefused } from './auth-refused.ts'

interface RefreshRow {
  familyId: string
  generation: number
  usedAt: Date | null
  secret: string
  isOver: boolean
}

/**
 * Trades a refresh token for its successor. The successor is derived from the token, so a call that
 * is repeated within the grace, because an answer was lost or two tabs raced, gets the same one. A
 * token used again after the grace is stolen goods: the whole family ends (RFC 9700, section
 * 4.14.2).
 */
export async function rotateRefreshToken(
  { refreshToken }: { refreshToken: string },
  context: SignInContext,
): Promise<Tokens | AuthRefused> {
  const { sql, clock, tokens } = context
  const tokenHash = await sha256(refreshToken)
  const row = await findToken(tokenHash, context)
  if (!row || row.isOver) return ended()
  const successor = await hmac(row.secret, refreshToken)
  if (row.usedAt === null) {
    await replace({ tokenHash, row, successorHash: await sha256(successor) }, context)
  } else if (clock.now().getTime() - row.usedAt.getTime() >= tokens.refreshGraceMs) {
    await endFamily(row.familyId, 'reused', { sql, clock })
    return ended()
  }
  return tokensOf(row.familyId, successor, context)
}

async function findToken(
  tokenHash: string,
  { sql, clock }: SignInContext,
): Promise<RefreshRow | undefined> {
  const [row] = await sql<RefreshRow & Record<string, unknown>>`
    select t.family_id as "familyId", t.generation, t.used_at as "usedAt", f.secret,
      (f.revoked_at is not null or f.expires_at <= ${clock.now()}) as "isOver"
    from refresh_token t join token_family f on f.id = t.family_id
    where t.token_hash = ${tokenHash} for update of t, f`
  return row
}

async function replace(
  { tokenHash, row, successorHash }: { tokenHash: string; row: RefreshRow; successorHash: string },
  { sql, clock }: SignInContext,
): Promise<void> {
  const now = clock.now()
  await sql`update refresh_token set used_at = ${now} where token_hash = ${tokenHash}`
  await sql`
    insert into refresh_token (token_hash, family_id, generation, issued_at)
    values (${successorHash}, ${row.familyId}, ${row.generation + 1}, ${now})`
}

const ended = () => new AuthRefused('invalid_grant', 'The session has ended. Sign in again.')

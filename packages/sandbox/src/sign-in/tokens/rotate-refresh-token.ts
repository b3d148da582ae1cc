import type { Tokens } from '@sixpence/protocol'
import {
  endFamily,
  hmac,
  sameText,
  sha256,
  tokensOf,
  type SignInContext,
  AuthRefused,
} from '../../credentials/index.ts'

interface RefreshRow {
  familyId: string
  generation: number
  usedAt: Date | null
  useKeyHash: string | null
  secret: string
  /** The key whose proofs it takes; null if the session is bound to none. */
  boundTo: string | null
  isOver: boolean
}

/**
 * Trades a refresh token for its successor. The successor is derived from the token, so a call
 * repeated within the grace period, because a response was lost or two tabs raced, gets the same
 * one. So does a later call under the same idempotency key, as long as nobody has used the
 * successor: its caller lost the response. Any other second use means that the token was stolen,
 * and ends the whole family (RFC 9700, section 4.14.2).
 */
export async function rotateRefreshToken(
  { refreshToken, key }: { refreshToken: string; key?: string | undefined },
  context: SignInContext,
): Promise<Tokens | AuthRefused> {
  const { sql, clock } = context
  const tokenHash = await sha256(refreshToken)
  const row = await findToken(tokenHash, context)
  if (!row || row.isOver) return ended()
  // A token copied into another browser is refused; the session it was copied from goes on.
  if (row.boundTo !== null && row.boundTo !== context.origin.boundTo) return ended()
  const successor = await hmac(row.secret, refreshToken)
  const successorHash = await sha256(successor)
  const useKeyHash = key === undefined ? null : await sha256(key)
  if (row.usedAt === null) {
    await replace({ tokenHash, row, successorHash, useKeyHash }, context)
  } else if (!(await mayAskAgain({ row, successorHash, useKeyHash }, context))) {
    await endFamily(row.familyId, 'reused', { sql, clock })
    return ended()
  }
  return tokensOf(row.familyId, successor, context)
}

interface Use {
  readonly row: RefreshRow
  readonly successorHash: string
  readonly useKeyHash: string | null
}

async function mayAskAgain(
  { row, successorHash, useKeyHash }: Use,
  { sql, clock, tokens }: SignInContext,
): Promise<boolean> {
  const agoMs = clock.now().getTime() - (row.usedAt?.getTime() ?? 0)
  if (agoMs < tokens.refreshGraceMs) return true
  if (useKeyHash === null || row.useKeyHash === null) return false
  if (!sameText(useKeyHash, row.useKeyHash)) return false
  const unused = await sql`
    select 1 as one from refresh_token where token_hash = ${successorHash} and used_at is null`
  return unused.length > 0
}

async function findToken(
  tokenHash: string,
  { sql, clock }: SignInContext,
): Promise<RefreshRow | undefined> {
  const [row] = await sql<RefreshRow & Record<string, unknown>>`
    select t.family_id as "familyId", t.generation, t.used_at as "usedAt",
      t.use_key_hash as "useKeyHash", f.secret, f.bound_to as "boundTo",
      (f.revoked_at is not null or f.expires_at <= ${clock.now()}) as "isOver"
    from refresh_token t join token_family f on f.id = t.family_id
    where t.token_hash = ${tokenHash} for update of t, f`
  return row
}

async function replace(
  { tokenHash, row, successorHash, useKeyHash }: Use & { tokenHash: string },
  { sql, clock }: SignInContext,
): Promise<void> {
  const now = clock.now()
  await sql`
    update refresh_token set used_at = ${now}, use_key_hash = ${useKeyHash}
    where token_hash = ${tokenHash}`
  await sql`
    insert into refresh_token (token_hash, family_id, generation, issued_at)
    values (${successorHash}, ${row.familyId}, ${row.generation + 1}, ${now})`
}

const ended = () => new AuthRefused('invalid_grant', 'The session has ended. Sign in again.')

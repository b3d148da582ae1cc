import { sha256, type SignInContext, endFamily } from '../../credentials/index.ts'

/** Ends the session of a refresh token. Accepts an unknown token, and one whose session has ended. */
export async function leave(
  { refreshToken }: { refreshToken: string },
  context: SignInContext,
): Promise<Record<string, never>> {
  const [row] = await context.sql<{ familyId: string }>`
    select family_id as "familyId" from refresh_token
    where token_hash = ${await sha256(refreshToken)}`
  if (row) await endFamily(row.familyId, 'left', context)
  return {}
}

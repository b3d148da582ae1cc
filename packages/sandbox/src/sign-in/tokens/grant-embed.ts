import type { embeddingMethods } from '@sixpence/protocol/schemas'
import type * as z from 'zod/mini'
import type { SignedIn } from '../../context.ts'
import { newSecret, sha256, type SignInContext, AuthRefused } from '../../credentials/index.ts'
import { findEmbedder } from '../../embedders/index.ts'

/** The life of the code for a frame. */
const CODE_LIFE_MS = 60_000

type GrantInput = z.output<typeof embeddingMethods.grant.input>

/**
 * Returns a code that a frame of the bank trades for a session of its own. The customer's own
 * session requests it, in a window of the bank.
 */
export async function grantFrameSession(
  { clientKey, codeChallenge }: GrantInput,
  caller: SignedIn,
  context: SignInContext,
): Promise<{ code: string } | AuthRefused> {
  const { sql, clock } = context
  if (!(await findEmbedder(sql, clientKey))) {
    return new AuthRefused('invalid_request', 'Nobody has this client key.')
  }
  const code = newSecret()
  const now = clock.now()
  await sql`
    insert into sign_in_step
      (code_hash, customer_id, flow, code_challenge, sent_at, expires_at, parent_family_id)
    values (${await sha256(code)}, ${caller.customerId}, 'embed', ${codeChallenge}, ${now},
      ${new Date(now.getTime() + CODE_LIFE_MS)}, ${caller.sessionId})`
  return { code }
}

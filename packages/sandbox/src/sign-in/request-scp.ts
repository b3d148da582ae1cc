import { newSecret, sha256, type SignInContext } from '../credentials/index.ts'
import { requestLink } from '../devices/index.ts'
import { LINK_BASE, PUSH_LIFE_MS, withdrawPushes } from './push/device-request.ts'
import type { Linking } from './devices/linking.ts'
import { migrationOf } from './migration.ts'

/**
 * Returns the link that a phone opens. If the customer should move and has a phone, they confirm
 * the move there, so the phone also gets a push. For everyone else the link adds a new phone.
 */
export async function requestScp(
  { customerId, codeHash }: Linking,
  context: SignInContext,
): Promise<{ deeplink: string; expiresInSeconds: number }> {
  const migration = codeHash === undefined ? await migrationOf(customerId, context) : undefined
  if (migration?.strat === 'migrate') return askToConfirm(customerId, context)
  return requestLink(customerId, context, codeHash)
}

/** Nobody has the code of this step: its answer buys no session. */
async function askToConfirm(customerId: string, context: SignInContext) {
  const { sql, clock } = context
  const key = newSecret()
  const now = clock.now()
  await withdrawPushes(customerId, context)
  await sql`
    insert into sign_in_step (code_hash, customer_id, flow, code_challenge, push_key, sent_at,
      expires_at, migrates)
    values (${await sha256(newSecret())}, ${customerId}, 'migrate', ${await sha256(newSecret())},
      ${key}, ${now}, ${new Date(now.getTime() + PUSH_LIFE_MS)}, true)`
  return { deeplink: LINK_BASE + key, expiresInSeconds: PUSH_LIFE_MS / 1000 }
}

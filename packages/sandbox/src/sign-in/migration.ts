import { DAY_MS } from '@sixpence/protocol'
import type { MigrationAnswer } from '@sixpence/protocol'
import { issueSignInToken, newSecret, sha256, type SignInContext } from '../credentials/index.ts'
import { LINK_LIFE_MS, listLinkedDevices } from '../devices/index.ts'

type Needs = Pick<SignInContext, 'sql' | 'clock'>

/**
 * Returns how the bank asks a customer to move to sign-ins approved by phone: voluntarily until a
 * day, then strictly. Undefined for customers who aren't asked.
 */
export async function migrationOf(
  customerId: string,
  { sql, clock }: Needs,
): Promise<MigrationAnswer | undefined> {
  const [asked] = await sql<{ migrateBy: Date }>`
    select migrate_by as "migrateBy" from customer
    where id = ${customerId} and migrate_by is not null
      and login_mode not in ('push', 'verifyDevice')`
  if (!asked) return undefined
  const leftMs = asked.migrateBy.getTime() - clock.now().getTime()
  const devices = await listLinkedDevices(customerId, { sql })
  return {
    req: leftMs > 0 ? 'soft' : 'strict',
    daysLeft: Math.max(0, Math.ceil(leftMs / DAY_MS)),
    devices,
    strat: devices.length > 0 ? 'migrate' : 'enable',
  }
}

/** Makes the customer's sign-ins need approval on a phone from now on. */
export async function migrate(customerId: string, { sql }: Pick<Needs, 'sql'>): Promise<void> {
  await sql`
    update customer set login_mode = 'push', migrate_by = null
    where id = ${customerId} and migrate_by is not null`
}

/** Begins a sign-in that waits until a phone is linked. Its `tmpJwt` allows only that. */
export async function awaitFirstDevice(
  { customerId, codeChallenge }: { customerId: string; codeChallenge: string },
  context: SignInContext,
) {
  const { sql, clock, tokens } = context
  const code = newSecret()
  const codeHash = await sha256(code)
  const now = clock.now()
  await sql`
    insert into sign_in_step
      (code_hash, customer_id, flow, code_challenge, push_key, sent_at, expires_at, migrates)
    values (${codeHash}, ${customerId}, 'enable', ${codeChallenge}, ${newSecret()}, ${now},
      ${new Date(now.getTime() + LINK_LIFE_MS)}, true)`
  return {
    authFlow: 'verifyDevice' as const,
    code,
    tmpJwt: await issueSignInToken(codeHash, context, tokens.keys),
    expiresInSeconds: LINK_LIFE_MS / 1000,
  }
}

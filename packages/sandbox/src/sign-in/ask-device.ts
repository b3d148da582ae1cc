import type { AuthFlow } from '@sixpence/protocol'
import { issueSignInToken, newSecret, sha256, type SignInContext } from '../credentials/index.ts'
import { listLinkedDevices } from '../devices/index.ts'
import { twoDigits } from './one-time-code.ts'

/** How long a push can be answered. */
export const PUSH_LIFE_MS = 3 * 60 * 1000

/** Begins a sign-in that waits for a linked device; undefined when there is none to ask. */
export async function askDevice(
  customerId: string,
  codeChallenge: string,
  context: SignInContext,
): Promise<AuthFlow | undefined> {
  const devices = await listLinkedDevices(customerId, context)
  if (devices.length === 0) return undefined
  const { sql, clock, newId, newCode, tokens } = context
  const code = newSecret()
  const codeHash = await sha256(code)
  const identifier = twoDigits(newCode)
  const now = clock.now()
  await withdrawPushes(customerId, context)
  await sql`
    insert into sign_in_step
      (code_hash, customer_id, flow, code_challenge, push_key, identifier, sent_at, expires_at)
    values (${codeHash}, ${customerId}, 'push', ${codeChallenge}, ${newId()}, ${identifier}, ${now},
      ${new Date(now.getTime() + PUSH_LIFE_MS)})`
  return {
    authFlow: 'push',
    code,
    devices: [...devices],
    smsIdentifier: identifier,
    tmpJwt: await issueSignInToken(codeHash, context, tokens.keys),
    expiresInSeconds: PUSH_LIFE_MS / 1000,
  }
}

/** The newest push alone can be answered: an older one may be somebody else's doing. */
async function withdrawPushes(
  customerId: string,
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<void> {
  const now = clock.now()
  await sql`
    update sign_in_step set expires_at = ${now}
    where customer_id = ${customerId} and push_key is not null and push_answer is null
      and expires_at > ${now}`
}

import { readSignInToken, type SignInContext } from '../../credentials/index.ts'
import { LOGIN_APPROVAL_CHANNEL, TRADE_WITHIN_MS } from '../push/answer-push.ts'
import { migrate } from '../migration.ts'

/** The customer whose phone is linked: one who is signed in, or whose sign-in waits for it. */
export interface Linking {
  readonly customerId: string
  /** The hash of the waiting sign-in's code. */
  readonly codeHash?: string | undefined
}

/** Returns the sign-in of a token while it waits for its first phone. */
export async function readLinkingSignIn(
  token: string,
  context: SignInContext,
): Promise<Linking | undefined> {
  const codeHash = await readSignInToken(token, context, context.tokens.keys)
  if (codeHash === undefined) return undefined
  const [step] = await context.sql<{ customerId: string }>`
    select customer_id as "customerId" from sign_in_step
    where code_hash = ${codeHash} and flow = 'enable' and push_answer is null
      and used_at is null and expires_at > ${context.clock.now()}`
  return step && { ...step, codeHash }
}

/**
 * Checks if this linking may see and approve a device: a sign-in only the one that opened its own
 * link.
 */
export async function ownsDevice(
  { customerId, codeHash }: Linking,
  deviceId: string,
  { sql }: Pick<SignInContext, 'sql'>,
): Promise<boolean> {
  const [device] = await sql`
    select 1 from device where id = ${deviceId} and customer_id = ${customerId}
      and (${codeHash === undefined}::boolean or sign_in_code_hash = ${codeHash ?? ''})`
  return device !== undefined
}

/**
 * Continues a sign-in that waited for its first phone, now approved. From now on the customer's
 * sign-ins need approval on a phone.
 */
export async function endLinking(
  { customerId, codeHash }: Linking,
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<void> {
  if (codeHash === undefined) return migrate(customerId, { sql })
  const tradeUntil = new Date(clock.now().getTime() + TRADE_WITHIN_MS)
  const [step] = await sql<{ key: string }>`
    update sign_in_step set push_answer = 'approved', expires_at = ${tradeUntil}
    where code_hash = ${codeHash} returning push_key as key`
  if (!step) throw new Error('the sign-in that waited for a phone is gone')
  await sql`select pg_notify(${LOGIN_APPROVAL_CHANNEL}, ${`${codeHash} ${step.key} true`})`
}

import { readSignInToken, type SignInContext } from '../../credentials/index.ts'
import { LOGIN_APPROVAL_CHANNEL, TRADE_WITHIN_MS } from '../push/answer-push.ts'
import { migrate } from '../migration.ts'

/** Whose phone is linked: a customer's who is signed in, or of a sign-in that waits for it. */
export interface Linking {
  readonly customerId: string
  /** Of the sign-in that waits. */
  readonly codeHash?: string | undefined
}

/** The sign-in whose token this is, as long as it waits for its first phone. */
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

/** Whether this linking may see and approve a device: a sign-in only what opened its own link. */
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

/** A phone was approved: the sign-in that waited for it goes on, and sign-ins are its from now on. */
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

import { type SignInContext, countFailure, lockedOut } from '../../credentials/index.ts'
import { migrate } from '../migration.ts'

/** The channel for answered pushes: the sign-in, the push's key and the decision. */
export const LOGIN_APPROVAL_CHANNEL = 'sixpence_login_approval'

/** The life of an approved sign-in's code: the waiting client trades it at once. */
export const TRADE_WITHIN_MS = 60_000

interface PushAnswer {
  readonly key: string
  readonly result: boolean
  /** The required owner of the push; undefined for the control API, which may answer anyone's. */
  readonly customerId?: string | undefined
}

interface Answered {
  codeHash: string
  username: string
  flow: string
  customerId: string
}

/**
 * Approves or refuses a waiting sign-in. Returns false if no push with that key waits any more.
 * Five refusals in a row lock the name: an attacker who sends push after push hopes for a slip.
 */
export async function answerPush(
  { key, result, customerId }: PushAnswer,
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<boolean> {
  const now = clock.now()
  const tradeUntil = new Date(now.getTime() + TRADE_WITHIN_MS)
  const [step] = await sql<Answered & Record<string, unknown>>`
    update sign_in_step set push_answer = ${result ? 'approved' : 'refused'},
      expires_at = case when ${result}::boolean then ${tradeUntil}::timestamptz else expires_at end
    from login
    where login.customer_id = sign_in_step.customer_id and push_key = ${key} and flow <> 'enable'
      and push_answer is null and used_at is null and expires_at > ${now}
      and (${customerId === undefined}::boolean or login.customer_id = ${customerId ?? ''})
    returning code_hash as "codeHash", username, flow, login.customer_id as "customerId"`
  if (!step) return false
  if (result && step.flow === 'migrate') await migrate(step.customerId, { sql })
  if (!result && !(await lockedOut(step.username, { sql, clock }))) {
    await countFailure(step.username, { sql, clock })
  }
  await sql`select pg_notify(${LOGIN_APPROVAL_CHANNEL}, ${`${step.codeHash} ${key} ${result}`})`
  return true
}

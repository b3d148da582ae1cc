import type { LoginResult } from '@sixpence/protocol'
import type { Context } from '../context.ts'

/** A sign-in or an attempt; without a customer e.g. for an unknown name. */
export interface Login {
  readonly customerId: string | undefined
  readonly result: LoginResult
  /** The session that it started. */
  readonly sessionId?: string | undefined
}

/** Records a sign-in or an attempt. */
export async function recordLogin(
  { sql, clock, origin }: Pick<Context, 'sql' | 'clock' | 'origin'>,
  { customerId, result, sessionId }: Login,
): Promise<void> {
  await sql`
    insert into login_history (customer_id, at, ip, device, session_id, result)
    values (${customerId}, ${clock.now()}, ${origin.ip}, ${origin.device}, ${sessionId}, ${result})`
}

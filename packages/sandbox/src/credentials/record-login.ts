import type { LoginResult } from '@sixpence/protocol'
import type { Context } from '../context.ts'

/** Records a sign-in or an attempt; one with an unknown name is recorded for no customer. */
export async function recordLogin(
  { sql, clock, origin }: Pick<Context, 'sql' | 'clock' | 'origin'>,
  customerId: string | undefined,
  result: LoginResult,
): Promise<void> {
  await sql`
    insert into login_history (customer_id, at, ip, device, result)
    values (${customerId}, ${clock.now()}, ${origin.ip}, ${origin.device}, ${result})`
}

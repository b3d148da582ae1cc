import type { LoginResult } from '@sixpence/protocol'
import type { Context } from '../context.ts'

/** Writes down that somebody signed in, or tried to; of a name that nobody has, for no customer. */
export async function recordLogin(
  { sql, clock, origin }: Pick<Context, 'sql' | 'clock' | 'origin'>,
  customerId: string | undefined,
  result: LoginResult,
): Promise<void> {
  await sql`
    insert into login_history (customer_id, at, ip, device, result)
    values (${customerId}, ${clock.now()}, ${origin.ip}, ${origin.device}, ${result})`
}

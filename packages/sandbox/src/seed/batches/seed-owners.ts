import { DAY_MS } from '@sixpence/protocol'
import type { BankClock, Context, SignedIn } from '../../context.ts'

/** The database and ids of a bank that has its people. */
export type SeedContext = Pick<Context, 'sql' | 'newId'>

/** Returns a clock that stands at ten o'clock of a day before `now`. */
export function clockAt(daysAgo: number, now: Date): BankClock {
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  at.setUTCHours(10, 0, 0, 0)
  return { now: () => at }
}

/** Returns a customer with the first of their accounts. */
export async function paysFrom(
  key: string,
  context: SeedContext,
): Promise<{ readonly owner: SignedIn; readonly accountId: string }> {
  const owner = await signedInAs(key, context)
  const [account] = await context.sql<{ id: string }>`
    select id from customer_account where customer_id = ${owner.customerId} order by id limit 1`
  if (!account) throw new Error(`The seed has no account of ${key}.`)
  return { owner, accountId: account.id }
}

/** Returns somebody as if they were signed in. */
export async function signedInAs(key: string, { sql }: SeedContext): Promise<SignedIn> {
  const customerId = `customer-${key}`
  const [person] = await sql<{ userId: string; email: string }>`
    select user_id as "userId", email from customer where id = ${customerId}`
  if (!person) throw new Error(`The seed has no ${key}.`)
  return { ...person, customerId, sessionId: 'the-seed', scope: 'full' }
}

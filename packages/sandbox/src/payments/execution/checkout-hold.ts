import type { Context } from '../../context.ts'
import type { Sql } from '../../db/index.ts'
import { type Refusal, refuse } from '../../http/index.ts'

/** Locks a checkout until the transaction ends: other payers wait, then read its new state. */
export async function holdCheckout({ sql }: Pick<Context, 'sql'>, id: string): Promise<void> {
  // This statement reads nothing else: it would read values from before the wait.
  await sql`select from checkout where id = ${id} for update`
}

/** Waits until a checkout is unlocked, without holding up other readers. */
export async function awaitCheckout(sql: Sql, id: string): Promise<void> {
  await sql`select from checkout where id = ${id} for share`
}

/** Returns why a checkout that isn't open can't be paid, as a refusal that names its state. */
export function notOpen(status: 'pending' | 'paid' | 'refused' | 'expired'): Refusal {
  const { param, description } = REASONS[status]
  return refuse.invalid(param, description)
}

const REASONS = {
  pending: { param: 'checkoutPending', description: 'A payment of this waits for its approval.' },
  paid: { param: 'checkoutPaid', description: 'This is paid already.' },
  refused: { param: 'checkoutRefused', description: 'The shop can no longer be paid.' },
  expired: { param: 'checkoutExpired', description: 'The time to pay this is over.' },
} as const

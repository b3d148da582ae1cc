import type { Context } from '../../context.ts'
import type { Sql } from '../../db/index.ts'
import { type Refusal, refuse } from '../../http/index.ts'

/** Holds a checkout until the transaction ends: whoever else would pay it waits, then finds out. */
export async function holdCheckout({ sql }: Pick<Context, 'sql'>, id: string): Promise<void> {
  // Nothing else is read in this statement: it would see values from before the wait.
  await sql`select from checkout where id = ${id} for update`
}

/** Waits until whoever holds a checkout is through, and holds nobody up who only reads it too. */
export async function awaitCheckout(sql: Sql, id: string): Promise<void> {
  await sql`select from checkout where id = ${id} for share`
}

/** Why a checkout that is not open cannot be paid, as a refusal that names where it stands. */
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

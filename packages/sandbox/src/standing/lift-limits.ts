import type { Context } from '../context.ts'
import { notifyStatusChange } from './notify-status-change.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** Lifts one reason; a customer without another one is no longer limited. */
export async function liftLimit(context: Now, reasonId: string): Promise<void> {
  const [lifted] = await context.sql<{ customerId: string }>`
    update limit_reason set lifted_at = ${context.clock.now()}
    where id = ${reasonId} and lifted_at is null returning customer_id as "customerId"`
  if (lifted) await notifyStatusChange(context, lifted.customerId)
}

/**
 * Lifts every reason of a customer that requires documents, once all its documents are confirmed.
 * Returns the ids of these reasons.
 */
export async function liftMetLimits(context: Now, customerId: string): Promise<readonly string[]> {
  const { sql, clock } = context
  const lifted = await sql<{ id: string }>`
    update limit_reason reason set lifted_at = ${clock.now()}
    where customer_id = ${customerId} and lifted_at is null
      and (select bool_and(is_met(requirement)) from limit_requirement requirement
        where requirement.reason_id = reason.id)
    returning id`
  if (lifted.length > 0) await notifyStatusChange(context, customerId)
  return lifted.map(({ id }) => id)
}

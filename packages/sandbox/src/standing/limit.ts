import { LIMIT_ACTION, LIMIT_REASON, type LimitAction, type LimitReason } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { requireDocuments, type LimitRequirement } from './require-documents.ts'
import { notifyStatusChange } from './notify-status-change.ts'
import { wireNumberOf } from './wire-number.ts'

export interface NewLimit {
  readonly customerId: string
  readonly reason: LimitReason
  /** By default the reason's own remedy. */
  readonly action?: LimitAction | undefined
  readonly requirements?: readonly LimitRequirement[] | undefined
  /** False to show the requirements without limiting anything yet. */
  readonly isInForce?: boolean | undefined
}

const WAY_OUT: Record<LimitReason, LimitAction> = {
  expiredDocuments: 'upload',
  unpaidInvoice: 'payInvoice',
  sanctions: 'contactSupport',
  adverseMedia: 'contactSupport',
  investigation: 'contactSupport',
}

/**
 * Limits a customer: money still comes in, none goes out. Returns the reason's id; an existing
 * reason stays as it is.
 */
export async function limit(
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
  wish: NewLimit,
): Promise<string> {
  const { sql, clock, newId } = context
  const { customerId, reason, action = WAY_OUT[reason], isInForce = true } = wish
  // Concurrent calls for the same customer would not see each other's reason.
  await sql`select from customer where id = ${customerId} for update`
  const reasonId = wireNumberOf(LIMIT_REASON, reason)
  const [standing] = await sql<{ id: string }>`
    select id from limit_reason
    where customer_id = ${customerId} and reason_id = ${reasonId} and lifted_at is null`
  if (standing) return standing.id
  const id = newId()
  await sql`
    insert into limit_reason (id, customer_id, reason_id, action_type_id, in_force, since)
    values (${id}, ${customerId}, ${reasonId}, ${wireNumberOf(LIMIT_ACTION, action)}, ${isInForce},
      ${clock.now()})`
  await requireDocuments(context, { reasonId: id }, wish.requirements ?? [])
  await notifyStatusChange(context, customerId)
  return id
}

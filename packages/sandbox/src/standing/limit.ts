import { LIMIT_ACTION, LIMIT_REASON, type LimitAction, type LimitReason } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { requireDocuments, type LimitRequirement } from './require-documents.ts'
import { notifyStatusChange } from './notify-status-change.ts'
import { wireNumberOf } from './wire-number.ts'

export interface NewLimit {
  readonly customerId: string
  readonly reason: LimitReason
  /** By default the way out of the reason. */
  readonly action?: LimitAction | undefined
  readonly requirements?: readonly LimitRequirement[] | undefined
  /** False: what is asked for is told, and nothing is limited yet. */
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
 * Limits a customer: money still comes in, none goes out. Answers the id of the reason; a reason
 * that stands already stays as it is.
 */
export async function limit(
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
  wish: NewLimit,
): Promise<string> {
  const { sql, clock, newId } = context
  const { customerId, reason, action = WAY_OUT[reason], isInForce = true } = wish
  // Two who limit the same customer at a time would not see each other's reason.
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
